//! Charts drawn as SVG: points with their intervals above bars of what they are counted in, and a funnel.
//!
//! What is drawn is given as numbers with their texts: it knows no counts and no language. Colours are few and grey, so that the
//! style of a page can turn them for a dark screen, and paper needs none.

use plotters::backend::SVGBackend;
use plotters::chart::ChartBuilder;
use plotters::coord::Shift;
use plotters::drawing::{DrawingArea, DrawingAreaErrorKind, IntoDrawingArea};
use plotters::element::{Circle, PathElement, Polygon, Rectangle, Text};
use plotters::prelude::IntoLogRange;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{Color, FontStyle, FontTransform, IntoFont, RGBColor, ShapeStyle, TextStyle};
use std::io;

/// What text and points are drawn in.
const INK: RGBColor = RGBColor(0x16, 0x18, 0x1a);
/// What explains.
const SOFT: RGBColor = RGBColor(0x55, 0x59, 0x5e);
/// Lines behind all else.
const LINE: RGBColor = RGBColor(0xd8, 0xda, 0xdb);
const BAR: RGBColor = RGBColor(0xc4, 0xc6, 0xc7);
const PAPER: RGBColor = RGBColor(0xff, 0xff, 0xff);
const BAND: RGBColor = RGBColor(0xee, 0xee, 0xec);

/// The width of every chart, in units that a page scales.
const WIDTH: u32 = 760;
const LEFT: i32 = 74;
const RIGHT: i32 = 16;
/// Where all lines end.
const END: i32 = WIDTH.cast_signed() - RIGHT;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), DrawingAreaErrorKind<io::Error>>;

/// A rate with its interval.
#[derive(Debug, Clone, Default)]
pub(super) struct Point {
    /// What it is the rate of.
    pub(super) name: String,
    /// The rate, and the ends of its interval; `None` where nothing is counted.
    pub(super) rate: Option<[f64; 3]>,
    /// The rate as text, and what it is a rate of: `3 / 26,555`.
    pub(super) text: String,
    /// What it is counted in, and its text.
    pub(super) counted: (f64, String),
}

/// Points with their intervals before a band, which is the rate of all with its own, and below them bars of what they are counted in; each has a text, and so have the names.
pub(super) fn points(
    id: &str,
    [above, counted, names]: &[String; 3],
    (points, [all, low, high]): (&[Point], [f64; 3]),
    number: &dyn Fn(f64) -> String,
) -> io::Result<String> {
    const TOP: i32 = 34;
    const MIDDLE: i32 = 250;
    const BOTTOM: i32 = 340;
    let soft = |pos| text(pos, SOFT, 12);
    let center = |color, size| text(HPos::Center, color, size);
    drawn(id, 392, |area| {
        let scale = Scale::of(highest(points));
        let height = |rate: f64| MIDDLE - share(rate, scale.top, MIDDLE - TOP - 8);
        say(area, above, (4, 4), soft(HPos::Left))?;
        let band = [(LEFT, height(high)), (END, height(low))];
        fill(area, band, BAND)?;
        for tick in scale.ticks() {
            let y = height(tick);
            line(area, [(LEFT, y), (END, y)], LINE.stroke_width(1))?;
            say(area, &number(tick), (LEFT - 6, y - 7), soft(HPos::Right))?;
        }
        let y = height(all);
        line(area, [(LEFT, y), (END, y)], BAR.stroke_width(2))?;
        let most = points.iter().map(|it| it.counted.0).fold(0.0, f64::max);
        for (place, point) in points.iter().enumerate() {
            let x = column(place, points.len());
            if let Some([rate, low, high]) = point.rate {
                interval(area, x, (height(low), height(high.min(scale.top))))?;
                if high > scale.top {
                    arrow(area, (x, height(scale.top)))?;
                }
                let at = (x, height(rate.min(scale.top)));
                dot(area, at, rate > 0.0)?;
            }
            say(area, &point.text, (x, MIDDLE + 9), center(INK, 11))?;
            let bar = share(point.counted.0, most, BOTTOM - MIDDLE - 46);
            let half = column_width(points.len()) * 3 / 10;
            fill(area, [(x - half, BOTTOM - bar), (x + half, BOTTOM)], BAR)?;
            let above = (x, BOTTOM - bar - 15);
            say(area, &point.counted.1, above, center(SOFT, 11))?;
            say(area, &point.name, (x, BOTTOM + 5), center(INK, 12))?;
        }
        line(area, [(LEFT, MIDDLE), (END, MIDDLE)], INK.stroke_width(1))?;
        line(area, [(LEFT, BOTTOM), (END, BOTTOM)], INK.stroke_width(1))?;
        say(area, counted, (4, BOTTOM - 22), soft(HPos::Left))?;
        say(area, names, (END, BOTTOM + 26), soft(HPos::Right))
    })
}

pub(super) struct Funnel<'a> {
    /// The share of all.
    pub(super) all: f64,
    /// The limits of a size, as shares: those of 95 %, and those of 99.8 %.
    pub(super) limits: &'a dyn Fn(f64) -> [[f64; 2]; 2],
    /// Sizes and shares, and whether they are flagged.
    pub(super) points: Vec<(f64, f64, bool)>,
}

/// The places at which limits are worked out.
const PLACES: i32 = 120;

/// Where the sizes begin, and the shares end: a little beyond what there can be.
const SMALLEST: f64 = 0.8;
const HIGHEST: f64 = 1.04;

/// Shares by the size of what they are of, with the limits of chance.
pub(super) fn funnel(
    id: &str,
    [shares, sizes_of]: &[String; 2],
    funnel: &Funnel<'_>,
    number: &dyn Fn(f64) -> String,
) -> io::Result<String> {
    drawn(id, 400, |area| {
        let sizes = funnel.points.iter().map(|it| it.0);
        let largest = sizes.fold(10.0, f64::max) * 1.25;
        say(area, shares, (4, 4), text(HPos::Left, SOFT, 12))?;
        let mut chart = ChartBuilder::on(area)
            .margin_top(26)
            .margin_right(RIGHT)
            .x_label_area_size(46)
            .y_label_area_size(LEFT)
            .build_cartesian_2d((SMALLEST..largest).log_scale(), 0.0..HIGHEST)?;
        chart
            .configure_mesh()
            .light_line_style(PAPER.stroke_width(0))
            .bold_line_style(LINE.stroke_width(1))
            .axis_style(INK.stroke_width(1))
            .x_labels(8)
            .y_labels(6)
            .x_label_formatter(&|size| number(*size))
            .y_label_formatter(&|share| number(share * 100.0))
            .label_style(text(HPos::Left, SOFT, 12))
            .x_desc(sizes_of)
            .axis_desc_style(text(HPos::Center, SOFT, 12))
            .draw()?;
        // of many files most are within the limits: they are pale, behind all else
        let is_within =
            |&&(size, share, _): &&(f64, f64, bool)| share <= (funnel.limits)(size)[0][1];
        for (size, share, _) in funnel.points.iter().filter(is_within) {
            let dot = Circle::new((*size, *share), 2, BAR.filled());
            chart.draw_series([dot])?;
        }
        let step = (largest / SMALLEST).powf(1.0 / f64::from(PLACES));
        let sizes = (0..=PLACES).map(|it| SMALLEST * step.powi(it));
        let limits: Vec<_> = sizes.map(|size| (size, (funnel.limits)(size))).collect();
        for (which, style) in [(0, SOFT.stroke_width(1)), (1, INK.stroke_width(2))] {
            for end in 0..2 {
                let line = limits.iter();
                let line = line.map(|(size, ends)| (*size, ends[which][end].min(HIGHEST)));
                let line: Vec<_> = line.collect();
                chart.draw_series([PathElement::new(line, style)])?;
            }
        }
        let all = vec![(SMALLEST, funnel.all), (largest, funnel.all)];
        chart.draw_series([PathElement::new(all, BAR.stroke_width(2))])?;
        for point in funnel.points.iter().filter(|it| !is_within(it)) {
            let (size, share, is_flagged) = *point;
            let dot = if is_flagged {
                Circle::new((size, share), 5, INK.filled())
            } else {
                Circle::new((size, share), 3, SOFT.stroke_width(1))
            };
            chart.draw_series([dot])?;
        }
        Ok(())
    })
}

/// Draws into an SVG element that scales with its page, and is named by a heading.
fn drawn(id: &str, height: i32, draw: impl FnOnce(&Area<'_>) -> Drawn) -> io::Result<String> {
    let (mut svg, height) = (String::new(), height.unsigned_abs());
    let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
    let drawn = draw(&area).and_then(|()| area.present());
    drop(area);
    drawn.map_err(io::Error::other)?;
    let size = format!("<svg width=\"{WIDTH}\" height=\"{height}\" ");
    let named = format!("<svg role=\"img\" aria-labelledby=\"{id}\" ");
    Ok(svg.replacen(&size, &named, 1))
}

/// Where an axis ends, and its steps.
struct Scale {
    top: f64,
    step: f64,
}

impl Scale {
    fn of(highest: f64) -> Self {
        let rough = highest.max(1e-6) / 5.0;
        let power = 10_f64.powf(rough.log10().floor());
        let steps = [1.0, 2.0, 2.5, 5.0, 10.0].map(|it| it * power);
        let step = steps.into_iter().find(|it| *it >= rough).unwrap_or(rough);
        Self {
            top: (highest / step).ceil() * step,
            step,
        }
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let steps = (0..20).map(|it| f64::from(it) * self.step);
        steps.take_while(|it| *it <= self.top * 1.000_001)
    }
}

/// The highest end that is shown in full: intervals of points with few turns would flatten all others.
fn highest(points: &[Point]) -> f64 {
    let rates = || points.iter().filter_map(|it| it.rate);
    let rate = rates().map(|it| it[0]).fold(0.0, f64::max);
    let mut ends: Vec<_> = rates().map(|it| it[2]).collect();
    ends.sort_by(f64::total_cmp);
    let middle = ends.get(ends.len() / 2).copied().unwrap_or(1.0);
    ends.into_iter()
        .filter(|it| *it <= (3.0 * middle).max(1.2 * rate))
        .fold(1.1 * rate, f64::max)
}

/// A share of a length in whole units.
#[allow(clippy::cast_possible_truncation)] // within a chart
fn share(part: f64, of: f64, length: i32) -> i32 {
    let share = if of > 0.0 { part / of } else { 0.0 };
    (share.clamp(0.0, 1.0) * f64::from(length)).round() as i32
}

fn column_width(columns: usize) -> i32 {
    (END - LEFT) / i32::try_from(columns.max(1)).unwrap_or(1)
}

/// The middle of a column.
fn column(place: usize, columns: usize) -> i32 {
    let width = column_width(columns);
    LEFT + i32::try_from(place).unwrap_or(0) * width + width / 2
}

fn text(horizontal: HPos, color: RGBColor, size: u32) -> TextStyle<'static> {
    let font = ("sans-serif", size).into_font().style(FontStyle::Normal);
    let mut style = TextStyle::from(font.transform(FontTransform::None));
    style.color = color.to_backend_color();
    style.pos(Pos::new(horizontal, VPos::Top))
}

fn say(area: &Area<'_>, what: &str, at: (i32, i32), style: TextStyle<'_>) -> Drawn {
    area.draw(&Text::new(what, at, style))
}

fn line(area: &Area<'_>, ends: [(i32, i32); 2], style: ShapeStyle) -> Drawn {
    area.draw(&PathElement::new(ends, style))
}

fn fill(area: &Area<'_>, ends: [(i32, i32); 2], color: RGBColor) -> Drawn {
    area.draw(&Rectangle::new(ends, color.filled()))
}

/// An interval, with a stroke across each end.
fn interval(area: &Area<'_>, x: i32, (low, high): (i32, i32)) -> Drawn {
    let style = INK.stroke_width(2);
    line(area, [(x, low), (x, high)], style)?;
    line(area, [(x - 5, low), (x + 5, low)], style)?;
    line(area, [(x - 5, high), (x + 5, high)], style)
}

/// That an interval goes on.
fn arrow(area: &Area<'_>, (x, y): (i32, i32)) -> Drawn {
    let points = vec![(x, y - 8), (x - 5, y), (x + 5, y)];
    area.draw(&Polygon::new(points, INK.filled()))
}

/// A rate: full, or open where it is zero.
fn dot(area: &Area<'_>, at: (i32, i32), is_full: bool) -> Drawn {
    let inside = if is_full { INK } else { PAPER };
    area.draw(&Circle::new(at, 5, inside.filled()))?;
    area.draw(&Circle::new(at, 5, INK.stroke_width(2)))
}
