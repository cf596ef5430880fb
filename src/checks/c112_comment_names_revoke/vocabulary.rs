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
    /// To follow suit: a revoke where somebody failed to.
    Follow,
}

/// How words for a revoke begin that have no other sense.
const PLAIN: Words = "\
    revok reneg rovok revoc revoek ervok reovk renuncio renunció renunciou verzaak verzaken verzaking kulørsvigt \
    fargesvikt färgsvek fałszywk falszywk";

/// How words begin that name a revoke in one language and something else in another.
const AMBIGUOUS: Words = "svigt svikt svek renons renonc renuncia renúncia rinuncia";

/// Words for following suit.
const FOLLOW: Words = "\
    follow follows followed following bedient bediente bedienen bekend bekende bekennen bekände bekänt bekänner \
    bekendte bekender bekjente bekjent bekjenner";

/// What every such word has in it.
const ROOTS: Words = "\
    revo reov vok reneg renon renun renún rinun verza svigt svikt svek szywk follow bedien beken bekän bekj";

/// Three letters of each of [`ROOTS`]; nearly all other texts have none of them.
const SIGNS: [[u8; 3]; 12] = [
    *b"evo", *b"eov", *b"vok", *b"ren", *b"inu", *b"erz", *b"svi", *b"sve", *b"szy", *b"oll", *b"edi", *b"bek",
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
    } else if begins(AMBIGUOUS) {
        Some(Kind::Ambiguous)
    } else {
        is_in(word, FOLLOW).then_some(Kind::Follow)
    }
}

/// Whether a word says by its form that it happened, or happens now.
pub(super) fn is_past(word: &str) -> bool {
    let is_finite = ["ed", "kes", "ges", "ade", "erte", "erede"].iter().any(|it| word.ends_with(it));
    is_finite || is_in(word, "verzaakt verzaakte renunció renunciou revoekd")
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

/// May stand between them.
pub(super) const ARTICLES: Words = "una une un uma en een ein eine einen";

/// Behind an ambiguous word: it is a revoke.
pub(super) const OF_REVOKE: Words = "\
    yaptı yapti yapmış yapmis yapmisti yapıyor yapiyor etti oldu cezası cezasi icin için duzeltildi düzeltildi \
    de do da di du des rectifiée rectifiee corrigida consumata établie kulør farge farve färg by from";

/// Before an ambiguous word: it is a void, or something is given up.
pub(super) const BEFORE_VOID: Words = "\
    i in im à hos al har has hat är er ist mit ohne je or oder of ou eller lub nebo o ma ha have with often ofte";

/// Behind an ambiguous word: it is a void, or something is given up.
pub(super) const BEHIND_VOID: Words = "i in im à hos a al w v or oder ou lub";

/// Those who are called when somebody revokes.
pub(super) const DIRECTORS: Words = "\
    director directors dir td tl tj arbiter arbitre arbitro árbitro arb hakem sędzia sedzia sędziego sedziego juiz \
    turneringsleder turnierleiter";

/// Before a word for following suit: it was not done.
pub(super) const FAILS: Words = "\
    failed fails failing failure forgot forgets forgotten neglected neglects refused glemte vergat vergaß glömde";

/// What is not followed, if somebody revokes.
pub(super) const SUITS: Words = "\
    suit suits spade spades heart hearts diamond diamonds dia dias club clubs trump trumps pik pique piques coeur \
    coeurs carreau carreaux trèfle trefle trèfles picas picche cuori quadri fiori corazón corazon corazones \
    diamante diamantes trébol trebol tréboles espadas copas ouros paus kleur schoppen harten ruiten klaveren troef \
    kier kiery kierach kierów kierow karo karach kar trefl trefle treflach piki pikach atu spar spader hjerter \
    hjärter ruter klöver kløver klør trumf farbe herz treff kreuz kulør farge farve färg pata herttaa hertta ruutu \
    ruutua risti ristiä maça kupa kör sinek";

/// Behind an ambiguous word and a word of [`BEHIND_VOID`]: it is a revoke all the same.
pub(super) const TRICKS: Words = "trick trk tricks slag stick sticket stik stikk stich levée levee presa baza lewie";

/// Who shows out, or can, did not revoke.
pub(super) const SHOWS_OUT: Words = "\
    could couldn't couldnt can can't cant cannot unable void out none singleton stiff break breaks broke split splits plan advice logic argument auction bidding";

/// Deny what follows them, with nothing but [`FILLERS`] between.
pub(super) const NEGATIONS: Words = "\
    no not never without didn't didnt don't dont doesn't doesnt isn't isnt wasn't wasnt hasn't hasnt haven't \
    havent nobody noone none neither nor avoid avoided avoiding avoids against geen niet zonder nooit niemand kein \
    keine keinen nicht niemals ohne nie nikt bez żadnego zadnego pas sans jamais aucun aucune personne sin nunca nadie \
    ningún ningun não nao nenhum nenhuma ninguém ninguem sem non senza nessuna nessun nessuno mai inte ingen utan \
    aldrig ikke intet uden uten aldri ei ilman eivät eivat kukaan hiç hic kimse";

/// Deny that something can be done.
pub(super) const NEGATIVES: Words = "\
    won't wont can't cant cannot couldn't couldnt wouldn't refuses refused rejects rejected unable";

/// May stand between a denial, a modal or "to" and what it governs.
pub(super) const FILLERS: Words = "\
    a an any been be have has had es is was to jest è ist on een ein eine einen de d'une une un una uma et ett en \
    really actually even yet ever just quite exactly sign suspicion question talk of them us side player players \
    one real true intentional deliberate fait hizo ha był byl było bylo fałszywego falszywego fałszywy falszywy ole \
    hubo foi había for ma oli make makes made making commit commits committed do faire fare hacer fazer machen \
    gemacht gjøre göra lave maken zrobić zrobic tehdä può puo peut kan kann puede pode może moze voi can could ne n'a n'ont joueur fatto hecho feito zrobił zrobil być byc hay haya habrá fa fare hace można mozna har hat haben here hier ici aquí aqui tutaj her här";

/// Behind a revoke: deny it.
pub(super) const DENIALS: Words = "\
    impossible değil degil yok unmöglich onmogelijk imposible niemożliwy niemozliwy umulig umuligt omöjligt \
    mahdoton free";

/// With a denial before them, behind a revoke: it is denied.
pub(super) const HAPPENS: Words = "\
    happen happened occur occurred occured found exist case possible allowed möglich mogelijk posible possibile \
    możliwy muligt mulig möjligt";

/// Who takes back what he wrote.
pub(super) const UNCERTAIN: [(Words, Words); 3] = [
    ("my mine", "mistake misclick misclicked error typo entry fault mouse imagination"),
    ("false", "alarm"), ("but", "none")
];

/// What a program does with a card that is not legal, or its operator.
pub(super) const REFUSES: Words = "\
    let lets allow allows accept accepts take takes permit permits refuse refuses refused reject rejects enter show \
    record input register handle";

/// What an operator can do with a card that he could not enter.
pub(super) const ENTERS: Words = "\
    enter entered entering show showed put click clicked record recorded input play card claim claimed stop";

/// The card that was entered instead, or the real one.
pub(super) const ENTERED: Words = "played instead actual actually reality real really";

/// Who speaks of himself.
pub(super) const FIRST_PERSON: Words = "i i'll i've i'm i'd me my ill ive im";

/// What else can be revoked.
pub(super) const OTHER_OBJECTS: Words = "\
    claim undo concession permission license licence bid call alert consent rights right brain masterpoints \
    kibitz decision ruling warning fine";

/// What a call is named.
pub(super) const BIDS: Words = "\
    bid bids call calls double redouble pass claim concession undo alert explanation opening overcall \
    permission licence license time slow";

/// With them something is done to what stands before.
pub(super) const PASSIVE: Words = "was is were are been being got gets and";

/// Make a condition of their sentence.
pub(super) const CONDITIONS: Words = "\
    if unless lest whether suppose imagine tenzij wenn falls sofern sauf jeśli jesli jeżeli jezeli gdyby chyba hvis \
    medmindre dersom jos ellei eğer eger si se salvo als indien om";

/// Nearly, and in thought: with them not even a finite verb says that it happened.
pub(super) const DOUBTS: Words = "\
    almost nearly thought would've could've might've should've hope hopes hoping hopefully wish wishes fear fears \
    prevent prevents prevented stops never pretend speriamo spero espero espérons j'espère pretends pretended pretending joke jokes joked joking kidding bijna hoopt hopen fast \
    hofft hoffentlich presque espère ojalá ojala casi quase quasi prawie nästan nesten næsten hoppas håper håber \
    melkein toivoo neredeyse keşke keske";

/// Wishing, fearing, needing, doubting: what they speak of has not happened, if it is no finite verb.
pub(super) const WISHES: Words = "\
    need needs needed needing takes want wants wanted fearing afraid induce barring bar except short absent even \
    only miracle allow allows allowed lets let let's danger risk embarrassing either else maybe perhaps odds chance \
    chances bet bets betting percent likely try tries tried trying look looks looking search searching find finding \
    think thinks thinking consider considers considering contemplating tempted dream dreams dreaming threatens \
    favourite joy every please pls bitte tease teases teasing denkt denken pense piensa tenker leter letar nodig alleen braucht bräuchte brauche nur faudrait faut besoin manque même meme \
    cherche essaie necesita necesitaba busca quiere precisa só serve serviva cerca potrzebuje szuka chce trzeba oby behöver \
    trenger brug tarvitsee vaatii gerek lazım lazim prøvde prøver prøvede forsøker forsøkte försökte försöker finne \
    finde versucht sucht sucher probeert zoekt etsii yritti szansa szans chancen kans";

/// Behind a revoke that is no finite verb, in its clause: it has not happened.
pub(super) const UNDECIDED: Words = "\
    would likely unlikely nice possible possibly welcome needed helps hope chance wäre würde zou serait sería seria sarebbe \
    byłby bylby byłoby byloby vore skulle ville olisi olurdu lazım lazim";

/// With them a bare verb says what may be, not what was.
pub(super) const MODALS: Words = "\
    may might could can cannot can't cant will won't wont should shouldn't must mustn't i'll he'll she'll would \
    couldn't wouldn't going gonna kan kunnen zou mag moet moeten zal skal ska kunne kunde skulle ville kann könnte würde \
    muss może moze mógłby moglby peut pourrait puede podría podria può puo potrebbe pode poderia voi voisi";

/// Directly before a bare verb.
pub(super) const PARTICLES: Words = "to te att å";

/// Before "to": it names a reason, as in `due to revoke`.
pub(super) const REASONS: Words = "due owing thanks according";

/// Directly before a revoke: it is one that all know of.
pub(super) const DEFINITE: Words = "the this that his her their el il der das den die";

/// Behind a question about a revoke: it happened.
pub(super) const ANSWERS: Words = "yes yep yeah ja jep oui sí si sim tak evet kyllä kylla jo";

/// Behind a revoke: it was not put right in time.
pub(super) const ESTABLISHED: Words = "\
    established estab vollendet voldongen consumado consumata consommée établie dokonany etablert etableret \
    etablerad vahvistunut";

/// Behind a revoke: rules in general.
pub(super) const RULES: Words = "law laws rule rules penalty penalties squeeze";

/// The players at a table. A spectator who says that one of them revoked may have it from the recorder.
pub(super) const PLAYERS: Words = "\
    n e s w north east south west declarer decl dummy dum he she they opps op defence defender lho rho noord \
    oost zuid sur este norte oeste nord est sud ouest ovest süd ost syd öst väst øst vest sul leste";

/// May stand between a player and what he did.
pub(super) const HELPERS: Words = "\
    has have had really actually just hizo ha heeft hat har fez fait a made makes";

/// Signs that a spectator is joking, or does not know.
pub(super) const JOKES: Words = "\
    haha hehe lol mdr hihi jaja rofl i ik jeg ich yo mä we my u you anyone someone somebody player would \
    danger risk embarrassing either else maybe";

/// Words that speak of another day.
pub(super) const YESTERDAY: Words = "\
    yesterday yesterday's gestern gisteren ayer ieri ontem wczoraj igår eilen dün";

/// Rooms, each as the record names it.
pub(super) const ROOMS: [(Words, Words, &str); 6] = [
    ("closed", "room rm", "closed"),
    ("open", "room rm", "open"),
    ("salle", "fermée fermee", "closed"),
    ("salle", "ouverte", "open"),
    ("lukket stängda lukkede gesloten geschlossenen", "rum rom rummet kamer zaal raum", "closed"),
    ("åpent åbent öppna open offenen", "rum rom rummet kamer zaal raum", "open"),
];

/// Pairs of words that speak of another board or table.
pub(super) const ELSEWHERE: &[(Words, Words)] = &[
    (
        "other another previous prev last earlier next prior first second former preceding",
        "room rm table tables board boards bd hand hands deal match session round segment half set event \
         day night year week tournament time",
    ),
    ("boards bds hands board bd hand deal one", "ago earlier before back previously"),
    ("room match table", "next other"),
    ("previous prev prior last", "one"),
    ("just", "finished"),
    ("andere vorige ander vorig vorigen", "tafel spel spellen kamer gever"),
    ("spel spill spil brickan board spillet spelet giv", "hiervoor ervoor geleden før innan davor zuvor siden sedan"),
    ("anderen letzten vorigen anderem letztem vorherigen vorigem", "tisch raum board brett"),
    ("autre l'autre dernière derniere", "table salle donne main"),
    ("table salle donne main mène", "précédente precedente d'avant avant"),
    ("otra outra altra última ultima", "mesa sala mano mão tavolo"),
    ("mano mesa mão smazzata", "anterior precedente prima scorsa pasada passada"),
    ("altro", "tavolo"),
    ("drugim innym poprzednim poprzednie ostatnim", "stole pokoju rozdaniu rozdanie"),
    ("rozdanie rozdaniu", "wcześniej wczesniej temu"),
    (
        "andra andre annet forrige förra sidste siste",
        "bordet bord rummet rom rum spelet spillet spel spill spil brickan giv given",
    ),
    (
        "toisessa edellisessä edellisessa viime",
        "pöydässä poydassa huoneessa jaossa",
    ),
    ("diğer diger önceki onceki", "masada odada elde salonda"),
    ("our my", "club wife partner husband"),
    ("in", "history general"),
];

/// Before a number: a board or a table.
pub(super) const NUMBERED: Words = "\
    board bd brd deal spel spiel rozdanie rozdaniu spill spil bricka mano mão jako bordda";

/// Before a number: a table.
pub(super) const TABLES: Words = "table tbl tafel tisch mesa tavolo stole bord pöytä masa";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_for_a_revoke_is_possible() {
        for word in [PLAIN, AMBIGUOUS, FOLLOW].iter().flat_map(|it| it.split_whitespace()) {
            let padded = format!("{word}{}", " ".repeat(LONG));
            for text in [word, &padded, &word.to_uppercase(), &capitalised(word)] {
                assert!(is_possible(text.as_bytes()), "{text}");
            }
        }
    }
}
