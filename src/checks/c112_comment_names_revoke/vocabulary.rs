//! The words of players for a revoke, and the words that show that none happened. Languages are not told apart: what a
//! list holds has no other sense near a word for a revoke.

use aho_corasick::packed::Searcher;
use std::sync::LazyLock;

/// What kind of word for a revoke a word is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// It has no other sense.
    Plain,
    /// It may also be a void, or give something up.
    Ambiguous,
}

/// How words for a revoke begin that have no other sense.
const PLAIN: Words = "\
    revok reneg rovok revoc revoek ervok reovk renuncio renunció renunciou verzaak verzaken verzaking kulørsvigt \
    fargesvikt färgsvek";

/// How words begin that name a revoke in one language and something else in another.
const AMBIGUOUS: Words = "svigt renons renonc renuncia renúncia rinuncia";

/// What every such word has in it.
const ROOTS: Words = "revo reov vok reneg renon renun renún rinun verza svigt svikt svek";

/// Three letters of each of [`ROOTS`]; nearly all other texts have none of them.
const SIGNS: [[u8; 3]; 8] = [
    *b"evo", *b"eov", *b"vok", *b"ren", *b"inu", *b"erz", *b"svi", *b"sve",
];

/// Nearly every text that is so long has one of [`SIGNS`].
const LONG: usize = 256;

/// Whether a text may have a word for a revoke in it: this is asked of every comment. Words are looked for in small letters,
/// with a capital, and in capitals.
pub(super) fn is_possible(text: &[u8]) -> bool {
    static FINDER: LazyLock<Option<Searcher>> = LazyLock::new(|| {
        let roots = ROOTS.split_whitespace();
        Searcher::new(roots.flat_map(|it| [it.to_owned(), capitalised(it), it.to_uppercase()]))
    });
    let finds = |finder: &Searcher| finder.find(text).is_some();
    (text.len() > LONG || has_sign(text)) && FINDER.as_ref().is_none_or(finds)
}

/// Bytes in which signs are looked for together.
const LANES: usize = 32;

/// A piece of a text with the two bytes behind it.
type View = [u8; LANES + 2];

/// Whether any of [`SIGNS`] is in a text, in any case.
#[multiversion::multiversion(targets("x86_64+avx2"))]
fn has_sign(text: &[u8]) -> bool {
    let mut rest = text;
    while let Some(view) = rest.first_chunk() {
        if begins_in(view) {
            return true;
        }
        rest = &rest[LANES..];
    }
    let mut view = [0; LANES + 2];
    view[..rest.len()].copy_from_slice(rest);
    begins_in(&view)
}

/// Whether a sign begins in a piece: without branches, so all of it is compared at once.
#[allow(clippy::needless_bitwise_bool, clippy::inline_always)] // into each version of the function above
#[inline(always)]
fn begins_in(view: &View) -> bool {
    let mut found = [0; LANES];
    for (at, found) in found.iter_mut().enumerate() {
        let [one, two, three] = [view[at] | 0x20, view[at + 1] | 0x20, view[at + 2] | 0x20];
        let is = |sign: &[u8; 3]| (one == sign[0]) & (two == sign[1]) & (three == sign[2]);
        *found = u8::from(SIGNS.iter().fold(false, |found, sign| found | is(sign)));
    }
    found != [0; LANES]
}

fn capitalised(root: &str) -> String {
    root[..1].to_uppercase() + &root[1..]
}

/// Whether a word is one for a revoke.
pub(super) fn kind(word: &str) -> Option<Kind> {
    let begins = |stems: Words| stems.split_whitespace().any(|it| word.starts_with(it));
    if begins(PLAIN) {
        Some(Kind::Plain)
    } else {
        begins(AMBIGUOUS).then_some(Kind::Ambiguous)
    }
}

/// Whether a word is a verb that can follow "to" or "may".
pub(super) fn is_bare_verb(word: &str) -> bool {
    is_in(word, "revoke renege verzaken revokera revokere renunciar")
}

/// A list of words, with blanks between them.
pub(super) type Words = &'static str;

/// Whether a word is in a list.
pub(super) fn is_in(word: &str, list: Words) -> bool {
    list.split_whitespace().any(|it| it == word)
}

/// Before an ambiguous word: it is a revoke.
pub(super) const MAKES_REVOKE: Words = "\
    fałszywy falszywy fałszywego falszywego fałszywym falszywym fałszywe falszywe falsz fałsz fausse falsche \
    fatto fait fez hizo hace faz fa hubo houve pela per pour por arbitre batı bati doğu dogu kuzey güney guney \
    norte sur este oeste sul leste est ouest nord sud ovest";

/// Behind an ambiguous word: it is a revoke.
pub(super) const OF_REVOKE: Words = "\
    yaptı yapti yapmış yapmis yapmisti yapıyor yapiyor etti oldu cezası cezasi icin için duzeltildi düzeltildi \
    de do da di du des rectifiée rectifiee corrigida consumata établie";

/// Beside an ambiguous word: it is a void, or something is given up.
pub(super) const OF_VOID: Words = "i in im à hos a al har hat är er ist mit ohne je";

/// Deny what follows them at once, an article apart.
pub(super) const NEGATIONS: Words = "\
    no not never without didn't didnt don't dont doesn't doesnt isn't isnt wasn't wasnt hasn't hasnt haven't \
    havent nobody noone none neither avoid avoided avoiding avoids geen niet zonder nooit niemand kein keine \
    keinen nicht ohne nie nikt bez żadnego zadnego pas sans jamais aucune sin nunca ningún ningun não nao sem \
    non senza nessuna nessun inte ingen utan ikke uden uten aldrig aldri ei ilman eivät eivat";

/// May stand between a denial and what it denies.
pub(super) const FILLERS: Words = "\
    a an any been have es is was to jest è ist on een ein eine einen de d'une une un una uma et ett en really \
    fait hizo ha był byl było bylo fałszywego falszywego fałszywy falszywy ole hubo foi había for ma oli";

/// Behind a revoke: deny it.
pub(super) const DENIALS: Words = "\
    impossible değil degil yok unmöglich onmogelijk imposible niemożliwy niemozliwy umulig omöjligt mahdoton";

/// What else can be revoked.
pub(super) const OTHER_OBJECTS: Words = "\
    claim undo concession permission license licence bid call alert consent rights right brain masterpoints \
    kibitz";

/// Make a condition of their sentence.
pub(super) const CONDITIONS: Words = "\
    if unless lest whether suppose tenzij wenn falls sofern sauf jeśli jesli jeżeli jezeli gdyby chyba hvis \
    medmindre dersom jos ellei eğer eger si se salvo als indien om";

/// Wishing, fearing, needing, doubting: what they speak of has not happened.
pub(super) const WISHES: Words = "\
    need needs needed needing takes hope hopes hoping wish wishes want wants fear fearing afraid induce barring \
    bar except short absent prevent even only almost nearly miracle allow allows allowed lets let let's danger \
    risk embarrassing thought anyone someone somebody player would would've could've either else maybe nodig \
    hoopt hopen bijna alleen braucht bräuchte hofft fast nur faudrait faut espère besoin manque presque même \
    meme necesita necesitaba ojalá ojala casi precisa quase só serve quasi potrzebuje prawie oby behöver hoppas \
    nästan trenger håper nesten brug håber næsten tarvitsee vaatii toivoo melkein gerek lazım lazim keşke keske \
    neredeyse";

/// With them a bare verb says what may be, not what was.
pub(super) const MODALS: Words = "\
    may might could can cannot can't cant will won't wont should shouldn't must mustn't i'll he'll she'll \
    couldn't wouldn't going gonna kan kunnen zou mag moet zal skal ska kunne skulle";

/// Directly before a bare verb.
pub(super) const PARTICLES: Words = "to te att å";

/// Before "to": it names a reason, as in `due to revoke`.
pub(super) const REASONS: Words = "due owing thanks according";

/// Directly before a revoke: it is one that all know of.
pub(super) const DEFINITE: Words = "the this that his her their el il der das den die";

/// Behind a revoke: rules in general.
pub(super) const RULES: Words = "law laws rule rules penalty penalties squeeze";

/// The players at a table. A spectator who says that one of them revoked may have it from the recorder.
pub(super) const PLAYERS: Words = "\
    n e s w north east south west declarer decl dummy dum he she they opps op defence defender lho rho noord \
    oost zuid sur este norte oeste nord est sud ouest ovest süd ost syd öst väst øst vest sul leste";

/// May stand between a player and what he did.
pub(super) const HELPERS: Words = "\
    has have had really actually just hizo ha heeft hat har fez fait a";

/// Signs that somebody is joking.
pub(super) const JOKES: Words = "\
    haha hehe lol mdr hihi jaja rofl i ik jeg ich yo mä we my u you";

/// Pairs of words that speak of another board or table.
pub(super) const ELSEWHERE: &[(Words, Words)] = &[
    (
        "other another previous prev last earlier next prior first",
        "room rm table tables board bd hand match session round segment",
    ),
    ("boards bds hands", "ago earlier"),
    ("andere vorige ander vorig", "tafel spel kamer"),
    ("anderen letzten vorigen anderem", "tisch raum board"),
    ("autre l'autre", "table salle donne"),
    ("table salle donne", "précédente precedente"),
    ("otra outra altra", "mesa sala mano mão"),
    ("mano mesa", "anterior"),
    ("drugim innym poprzednim", "stole pokoju rozdaniu"),
    (
        "andra andre förra forrige sidste",
        "bordet bord rummet rom rum spelet spillet spil brickan",
    ),
    (
        "toisessa edellisessä edellisessa",
        "pöydässä poydassa huoneessa jaossa",
    ),
    ("diğer diger önceki onceki", "masada odada elde salonda"),
    ("our my", "club"),
];

/// Before a number: a board or a table.
pub(super) const NUMBERED: Words = "board bd brd spel spiel rozdanie rozdaniu spill spil bricka";

/// Before a number: a table.
pub(super) const TABLES: Words = "table tbl tafel tisch mesa tavolo stole bord pöytä masa";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_for_a_revoke_is_possible() {
        for word in PLAIN.split_whitespace().chain(AMBIGUOUS.split_whitespace()) {
            let padded = format!("{word}{}", " ".repeat(LONG));
            for text in [word, &padded, &word.to_uppercase(), &capitalised(word)] {
                assert!(is_possible(text.as_bytes()), "{text}");
            }
        }
    }
}
