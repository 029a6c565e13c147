import type { ConceptMark, NumberMark } from './marks.ts'
import type { Span } from './text.ts'

/*
 * What looks like something and is something else: a number in the name of a car, the job of a husband, an amount that was
 * just taken back. Whatever is doubtful is shown as not understood; it never becomes a value.
 */

const RELATIVE =
  'mari|femme|epouse|epoux|conjointe?|compagne|compagnon|copine|copain|partenaire|ami|amie|man|vrouw|echtgenote|echtgenoot|vriendin|vriend|partner|wederhelft|husband|wife|spouse|girlfriend|boyfriend|fils|fille|frere|soeur|zoon|dochter|broer|zus|son|daughter|brother|sister|pere|mere|papa|mama|maman|vader|moeder|father|mother|mum|mom|dad|collegue|collega|colleague|voisin|buurman|neighbour'
const OF_RELATIVE = new RegExp(
  `\\b(?:${RELATIVE})(?:'s)?,?(?: (?:qui|est|is|was|who|die|aussi|ook|also|un|une|een|a|an|comme|als|as|etait|werkt|travaille|works|working|bosse|deja|al|already|lui|elle|meme|itself|zelf|en|de|son|sa|cote|of|the))*[ (]*$`
)

/** Whether what comes next is said of another person: "mari ouvrier", "haar man is zelfstandige". */
export function isOfRelative(before: string): boolean {
  return OF_RELATIVE.test(before.slice(-60))
}

const BRAND =
  /\b(?:tesla|bmw|audi|volvo|polestar|volkswagen|vw|mercedes|benz|peugeot|renault|skoda|kia|hyundai|citroen|fiat|ford|mini|opel|toyota|mazda|dacia|seat|cupra|byd|nissan|mg|lexus|porsche|honda|suzuki|jaguar|iphone|samsung|galaxy|pixel|macbook|thinkpad|windows|office|model|modele|serie|series|id)(?: (?:model|modele|serie|series|pro|air|touring|cooper|e|i|c|s|x|id))?[ .-]?$/

/** "BMW 320", "Model 3", "iPhone 15": the number is of a name, unless it says that it is money. */
export function isInName(before: string, { kind, value, period }: NumberMark): boolean {
  return kind === 'plain' && period === undefined && value < 1_000 && BRAND.test(before.slice(-40))
}

const REJECTED =
  /(?:^|[ ,(])(?:pas|non pas|et non|au lieu de|plutot que|niet|geen|in plaats van|not|instead of|rather than)(?: les| des| de| d'| the| van)? ?$/

/** "pas 3.000", "instead of 8": an amount that is not meant. */
export function isRejected(before: string): boolean {
  return REJECTED.test(before.slice(-24))
}

const LESS =
  /\d ?(?:€|eur|euros?)? ?(?:brut|bruto|bruts|gross|nets?|netto)? ?,? ?(?:moins|minus|min|less|verminderd met|diminue de) (?:€ ?)?$/

/** "3.500 brut moins 200": an amount that goes off another one. */
export function isTakenOff(before: string): boolean {
  return LESS.test(before.slice(-40))
}

/** "-500 brut": less than nothing; a line that begins with a hyphen is one of a list. */
export function isNegative(before: string): boolean {
  return /(?:^|[ (:])-(?:€ ?)?$/.test(before)
}

const PAY =
  'euros?|eur|brut|bruto|bruts|gross|net|netto|nets|par mois|per maand|a month|per month|par an|per jaar|a year'
const TAKES_BACK =
  "euh?|uh|um|non|nee|neen|no|pardon|attends|attendez|wacht|wait|sorry|correction|correctie|je veux dire|je voulais dire|enfin non|enfin|ou plutot|plutot|of nee|of eerder|eerder|liever|scratch that|i mean|i meant|ik bedoel|ik bedoelde|or rather|rather|actually|make that|make it|hm+|oups|oei|oops|disons|doe maar|zeg maar|let's say|je me trompe|je me suis trompee?|my mistake|mis|excuse|excusez"
const CORRECTED = new RegExp(
  `^(?:[ ,.;€…]|(?:${PAY})(?![a-z]))*(?:(?:${TAKES_BACK})(?![a-z])[ ,.;:…!-]*)+(?:(?:a|de|naar|op|to|is|c'est|het is|it's|it is) ?)?$`
)

/** "3.500 brut, euh pardon 3.600": the first was taken back. */
export function isCorrected(first: NumberMark, between: string, next: NumberMark): boolean {
  if (first.weak || next.weak || next.value === 0 || between.length > 60) return false
  const ratio = first.value / next.value
  return ratio > 1 / 3 && ratio < 3 && CORRECTED.test(between)
}

const BOUND =
  /\b(?:max(?:imum|imaal|imal)?\.?|minimum|minimaal|min\.?|minstens|hooguit|hoogstens|ten hoogste|ten minste|tenminste|au moins|au plus|jusqu'?a|a partir de|tot|up to|at most|at least|no more than|plafonne a|begrensd op|capped at|vanaf) ?(?:de |van |of |a |€ ?)*$/

/** "bonus max 4.000": the amount is a bound, which no field says; the words that make it one. */
export function boundBefore(folded: string, at: number): Span | undefined {
  const from = Math.max(0, at - 28)
  const match = BOUND.exec(folded.slice(from, at))
  if (match === null) return undefined
  const words = match[0].trimEnd()
  return { start: from + match.index, end: from + match.index + words.length }
}

/** "120 max": the same, said behind. */
export function boundBehind(folded: string, at: number): Span | undefined {
  const match =
    /^ ?(?:€|euros?)? ?((?:au )?max(?:imum|imaal)?|au plus|at most|hooguit|minimum|minimaal|min)(?![a-z])/.exec(
      folded.slice(at, at + 24)
    )
  return match === null
    ? undefined
    : { start: at + match[0].length - match[1]!.length, end: at + match[0].length }
}

/** Words that stand for many things: what a word after or before them adds decides which. */
const GENERIC =
  /^(?:primes?|premies?|bonus|bonussen|cheques?|budget|premium|commission|forfait|abonnement|variable)$/
const LINK =
  /^ (?:de la |de l'|de |d'|du |des |pour (?:la |le |les |l')?|voor (?:de |het )?|van (?:de |het )?|for (?:the )?|of )([a-z]{4,})/
const ADJUNCT = /(?:^|[ ,])([a-z]{4,}) $/

/** The words that make a benefit of a general name another one: "prime de nuit", "retention bonus". */
export function qualifierOf(
  folded: string,
  { start, end, is }: ConceptMark,
  isKnown: (word: string) => boolean
): Span | undefined {
  if (is !== 'benefit' && is !== 'pay') return undefined
  if (!GENERIC.test(folded.slice(start, end))) return undefined
  const after = LINK.exec(folded.slice(end))
  if (after && !isKnown(after[1]!)) return { start, end: end + after[0].length }
  const isEnglish = /^(?:bonus|premium|budget|commission)$/.test(folded.slice(start, end))
  const before = isEnglish ? ADJUNCT.exec(folded.slice(Math.max(0, start - 24), start)) : null
  if (before && !isKnown(before[1]!)) return { start: start - before[1]!.length - 1, end }
  return undefined
}

/** A day that is of the conversation and not of the pay: "suite à notre entretien du 12 novembre". */
const OF_TALK =
  /(?:entretien|reunion|rendez-vous|rdv|mails?|e-mail|courriel|courrier|lettre|appel|conversation|discussion|echange|coup de fil|gesprek|onderhoud|brief|meeting|vergadering|telefoontje|interview|call|letter|chat|talk|discussion|dated|gedateerd|message|bericht|fete|geboren|ne|nee|born|naissance|birthday)(?: telephonique| d'hier| vorige| last)?(?: le| du| de| d'| van| op| of| on| dated| in| en| the)* ?$/
const UNTIL =
  /(?:jusqu'?au|jusque|jusqu'?en|tot|until|till|avant le|voor|before|depuis|sinds|since|fin le|einde)(?: le| de| the| op| met| en)* ?$/
const FROM =
  /(?:a partir d[ue]?|a dater du|des|au|le|en|pour|debut|mi|fin|vanaf|per|op|ingang van|met ingang op|begin|in|eind|from|as of|as from|starting|starts?|on|effective|entree|engagement|date|datum|embauche|indienst|indiensttreding)(?: le| du| de| d'| the| in| on| au| op| van|:)* ?$/

/** Whether a day that was said is the day of the package. */
export function dayIs(before: string, hasYear: boolean): 'taken' | 'doubtful' | 'of the talk' {
  const near = before.slice(-40)
  if (OF_TALK.test(near)) return 'of the talk'
  if (UNTIL.test(near)) return 'doubtful'
  return hasYear || FROM.test(near) ? 'taken' : 'doubtful'
}

const HEDGE =
  /\b(?:eventuel(?:lement|le|s)?|peut-etre|si possible|idealement|optionnel(?:le)?|en option|facultatif|unique|misschien|eventueel|eventuele|wellicht|mogelijk|optioneel|optionele|eenmalige?|een keer|maybe|perhaps|possibly|ideally|if possible|optional|one-off|one off)\b/g

/** What stands for things that are not named. */
const VAGUE =
  /\b(?:tout sauf|alles behalve|everything (?:except|but)|(?:les )?avantages (?:habituels|classiques|standards?)|package (?:standard|classique|habituel)|le meme package|(?:the )?usual (?:package|benefits|perks|extras)|the usual|standard (?:package|benefits)|(?:gebruikelijke|gewone|klassieke) (?:voordelen|extra's|pakket)|standaard(?:pakket| pakket| voordelen)|(?:fais|faites) pareil|la meme chose|hetzelfde|the same (?:as|again|for)|(?:quelle?s?|welke?|which|what) (?:voiture|wagen|auto|car|velo|fiets|bike)|idem|etc|enzovoort|enz|und so|and so on)\b/g

/** A part of the pay itself: whether it comes on top is not told. */
const PART_OF_PAY =
  /\b(?:dont|waarvan|of which)\b(?= (?:€ ?)?\d[\d.,]* ?(?:€|eur|euros?|%)? ?(?:de |d'|aan |of |in |en )?(?:commission|bonus|prime|variable|commissie|variabel|premie))/g
/** Days that are told from today, and months that are words of something else too. */
const RELATIVE_DAY =
  /\b(?:[a-z]+ prochaine?|prochainement|volgende? (?:maand|jaar|week|lente|zomer)|next (?:month|year|week|spring|summer|quarter)|dans (?:un|deux|trois|quatre|six|\d+) (?:mois|semaines|an|ans)|over (?:een|twee|drie|vier|zes|\d+) (?:maand|maanden|weken|jaar)|in (?:a|one|two|three|four|six|\d+) (?:months?|weeks?)(?: time)?|a la rentree|na de zomer|(?:en|des|debut|fin|mi|in|vanaf|begin|eind|from|as of|a partir de|starting in) (?:mars|mai|mei|may|march))\b/g
/** Kinds of work that the product knows nothing of. */
const OTHER_WORK =
  /\b(?:flexi-?job(?:ber|s)?|flexi|interimaires?|uitzendkrachten?|uitzendkracht|temp worker|saisonniere?|seizoenarbeider|seasonal|expat(?:rie|riee|s)?|detachee?|gedetacheerde?|seconded|fonctionnaire|ambtenaar|civil servant|vastbenoemd|apprentie?|leerling|apprentice|alternance)\b/g

/** "éventuellement une voiture": what may be meant and may not. */
export function hedges(folded: string): Span[] {
  return [HEDGE, VAGUE, PART_OF_PAY, RELATIVE_DAY, OTHER_WORK]
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    }))
}

/** "voiture ou budget mobilité": one of the two. */
export function isOr(between: string): boolean {
  return /^,? ?(?:ou|of|or|soit|ofwel|ou bien|either) (?:(?:un|une|le|la|les|des|du|de|d'|een|de|het|a|an|the|encore|alors|dan)(?: |$))*$/.test(
    between
  )
}

const WORKS = new RegExp(
  `\\b(?:${RELATIVE})(?:'s)? (?:qui |die |who )?(?:travaille|bosse|preste|werkt|works|working|is working)(?: [a-z]+)? ?$`
)

/** "son mari travaille 20 h": hours of another person. */
export function isOfWorkOf(before: string): boolean {
  return WORKS.test(before.slice(-60))
}

const WAS =
  /(?:ancien(?:ne)?s?|ex|apres|fin de|former|after|voormalige?|na|oud)[ -](?:son |sa |un |zijn |haar |een |his |her |an? )?$/
const FUNCTION =
  /^ (?:de (?!societe|sa |l'entreprise|notre|la societe|ma )|du |systeme|reseau|base|commercial|financier|technique|general|artistique|van (?!de vennootschap|een vennootschap|het bedrijf|onze|mijn)|of (?!the company|our|my|a company)|system|network|vrachtwagen|heftruck|bus)/

/** "ancien stagiaire", "director of sales": no kind of employment of today. */
export function isOtherwise({ of, start, end }: ConceptMark, folded: string): boolean {
  const before = folded.slice(Math.max(0, start - 24), start)
  if (/^(?:intern|student|cip|fpi|employmentType)/.test(of)) return WAS.test(before)
  if (of !== 'worker.dirigeant=true') return false
  const isJob =
    folded.slice(start, end) === 'director' &&
    /\b(?!a |an |the |as |is |our |my |for |company |one )[a-z]{2,} $/.test(before)
  return isJob || FUNCTION.test(folded.slice(end))
}

/** "horaire flexible": not a package in which one chooses. */
export function isOfHours({ of, start, end }: ConceptMark, folded: string): boolean {
  if (of !== 'package.packageType=FLEX' || !/^flexib/.test(folded.slice(start, end))) return false
  return /horaire|heure|uren|uur|hour|time|schedule|temps|werk|work|jour|dag|day/.test(
    folded.slice(Math.max(0, start - 14), end + 16)
  )
}

const ONTO =
  /^ ?€? ?(?:au|aux|a la|a l'|sur|aan|bij|op|to|on|onto|toe aan|extra op|en plus au|de plus au)(?![a-z])/
const OFF = /^ ?€? ?(?:du|de|d'|des|de la|de l'|au|aux|sur|van|af van|from|off|out of)(?![a-z])/

/** "ajoute 200 au brut", "take 500 off the gross": by how much, not what it becomes. */
export function isBy(mode: string | undefined, between: string): 'raise' | 'lower' | undefined {
  if (/^ ?€? ?(?:off|af van)(?![a-z])/.test(between)) return 'lower'
  if (mode === 'add' && ONTO.test(between)) return 'raise'
  return mode === 'remove' && OFF.test(between) ? 'lower' : undefined
}

const NOT_THIS =
  /(?:^|[ ,(])(?:pas|non|et non|niet|geen|not|au lieu d[eu]|plutot que|a la place d[eu]|in plaats van|eerder dan|instead of|rather than)(?: (?:la|le|de la|du|the|de|het|van|in|en|dans|sous|onder|under|pour|voor|for))*(?: l'| d')? ?$/
/** What leads from one to another: the second is meant. */
const LEADS =
  /^[ ,]*(?:a|vers|naar|to|into|->|→|maar|mais|but|plutot|eerder|rather|en fait|eigenlijk|actually)(?: (?:a|la|le|en|de|het|the|in|dans|plutot|eerder|liever))* ?$/

interface Choice<Mark> {
  readonly chosen: readonly Mark[]
  readonly rejected: readonly Mark[]
  readonly rivals: readonly Mark[]
}

/** Which of the same kind is meant, where several are named: "pas la CP 200, la CP 226". Two that stand side by side are rivals. */
export function chosenOf<Mark extends Span & { readonly value: unknown }>(
  folded: string,
  marks: readonly Mark[]
): Choice<Mark> {
  const [chosen, rejected, rivals]: [Mark[], Mark[], Mark[]] = [[], [], []]
  for (const mark of marks) {
    const last = chosen.at(-1)
    const between = last === undefined ? '' : folded.slice(last.end, mark.start)
    if (NOT_THIS.test(folded.slice(Math.max(0, mark.start - 40), mark.start))) rejected.push(mark)
    else if (last === undefined || last.value === mark.value) chosen.push(mark)
    else if (LEADS.test(between) || CORRECTED.test(between)) {
      rejected.push(...chosen.splice(0))
      chosen.push(mark)
    } else rivals.push(mark)
  }
  return { chosen, rejected, rivals }
}

const SHARED =
  /\b(?:(?:autres|andere|other|further) (?:enfants?|kinderen|kids|children)|garde (?:alternee|partagee)|co-?ouder(?:schap)?|co-?parent(?:ing|ale)?|(?:shared|joint) custody|une semaine sur deux|om de week|every other week)\b/g

const BY_KIN =
  /\b(?:un|une|deux|trois|quatre|\d+|een|twee|drie|vier|a|one|two|three|four|son|sa|ses|zijn|haar|his|her) (?:petite? |jeune |jonge |kleine |young |little |small )?(?:fils|filles?|zoons?|zonen|zoontje|dochters?|dochtertje|sons?|daughters?|jumeaux|jumelles|tweeling|twins)\b/g
const CHILDREN = /\b(?:enfants?|kinderen|kind|child|children|kids|gosses?)\b/

/**
 * Children who are told otherwise than by how many they are: of two homes, where half of the reduction may be the other
 * parent's, "un fils et une fille", "twee andere kinderen".
 */
export function sharedChildren(folded: string): Span[] {
  const byKin = CHILDREN.test(folded) ? [] : [...folded.matchAll(BY_KIN)]
  return [...folded.matchAll(SHARED), ...byKin].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }))
}

const ONE_OF_THEM =
  /\b(?:aine|ainee|cadet|cadette|benjamin|plus jeune|plus grand|petit|petite|grand|dernier|derniere|eldest|oldest|youngest|oudste|jongste|l'un|l'une|one of them|een van hen|fils|fille|zoon|dochter|son|daughter)(?: (?:d'eux|of them|van hen))?,? ?(?:qui |die |who )?$/

/** "dont l'aîné est handicapé": of how many is not told. */
export function isOfOneOfThem(before: string): boolean {
  return ONE_OF_THEM.test(before.slice(-40))
}

const EXPECTS =
  /\b(?:attend|attendent|attendons|enceinte|verwacht|verwachten|zwanger|in verwachting|expecting|expects|expect|pregnant|bientot|binnenkort|soon|futur|toekomstig)\b(?: [a-z']+){0,4} $/
const ON_THE_WAY =
  /^ ?(?:qui arrive|a naitre|en route|en chemin|pour (?:mars|avril|mai|juin|juillet)|op komst|onderweg|on the way|to come|due (?:in|soon))\b/

/** "attend un enfant": who is not born yet counts for nothing. */
export function isExpected({ of, start, end }: ConceptMark, folded: string): boolean {
  if (of !== 'enfantsACharge') return false
  return (
    EXPECTS.test(`${folded.slice(Math.max(0, start - 40), start).trimEnd()} `) ||
    ON_THE_WAY.test(folded.slice(end, end + 20))
  )
}
