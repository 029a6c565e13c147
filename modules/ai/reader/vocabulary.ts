import { listBenefits, listCommissions } from '#modules/compute/pure'
import { EN } from './lexicon/en.ts'
import { FR } from './lexicon/fr.ts'
import { NL } from './lexicon/nl.ts'
import { COMMON } from './lexicon/ordinary.ts'
import { fold, type Span, type Token } from './text.ts'

/** Words that stand for a concept (see `lexicon/words.ts`), at their place in the text. */
export interface Found extends Span {
  readonly concept: string
}

interface Node {
  readonly next: Map<string, Node>
  concept?: string
}

/** A word and the letters in it, a bit each. */
interface Word {
  readonly text: string
  readonly letters: number
}

const WIDTH = 34
const TELLING = /^(?:benefit|set|pay|field):/
const root: Node = { next: new Map() }
const vocabulary = new Set<string>()
/** Words that may be misspelt, by their first letter and length. */
const alike = new Map<string, Word[]>()
/** Words of what a package may hold, or of who it is for. */
const telling = new Set<string>()
const corrected = new Map<string, string>()
const REMEMBERED = 20_000

/** Ordinary words that are no misspelt benefit. */
const ORDINARY = new Set([
  ...COMMON,
  ...`alors apres assez aussi autre avant avoir beaucoup bientot cette chaque chose comme comment compte contre contrat
  dans depuis dernier derniere deja demain demande depart encore entre etait etre faire faut fille fils fois grand homme jamais
  leger loin leurs lieu maintenant merci meme mieux moins monde monsieur madame parce partie passe pense petit peut peux plein
  point pouvez premier premiere presque prendre propos pourrait quand quelque rien salle serait seulement soit sont sous
  souvent suite sur toujours tous toute toutes travail tres trop trouve vers veut viens voici vois vous vont vraiment
  alles alleen altijd ander anders begin beter bijna binnen boven daar daarna deze dingen door eens eerst elke enkele
  gaan geeft geen gewoon goed graag groot haar hallo heeft hebben hebt heel hier hoor hun iets jaren jullie kleine
  komen komt kunnen later laten maken meest meneer mensen mevrouw mijn moest moet nadien naast nieuwe niets nooit
  onder ongeveer onze over paar plaats samen sinds slechts soms staat straks tegen terwijl tijd toen totaal tussen uit
  vaak vandaag veel verder volgende volgens vorige vraag waar waarbij wanneer weer weet weinig werd werken werkt wilde
  worden wordt zeer zelf zijn zoals zoveel zullen
  about after again also always another anything around because been before being better between both bring called
  care come could does doing done down each early every first found from further getting given goes going great have
  having here house into just keep kind know last late later least leave like little long look made many maybe might
  most much must name never next nothing often only other ours over place please point quite ready really right same
  should since small some someone something start still such sure than that their them then there these they thing
  things think this those time today together total under until using very want wants well were when where while will
  with within work working would year your yours`.split(/\s+/),
])

for (const lexicon of [FR, NL, EN]) {
  for (const [concept, phrases] of Object.entries(lexicon))
    for (const phrase of phrases.split('|')) learn(phrase, concept)
}
for (const { name, titles } of listBenefits()) {
  for (const title of Object.values(titles)) learn(plain(title), `benefit:${name}`)
}
for (const { code, titles } of listCommissions()) {
  for (const title of Object.values(titles))
    if (title.length > 14) learn(plain(title), `committee:${code}`)
}

function plain(title: string): string {
  return fold(title)
    .replace(/\(.*\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The first concept that a phrase was learnt for keeps it; a phrase of several words is known in one word too. */
function learn(phrase: string, concept: string): void {
  const words = phrase.split(/[ -]/).flatMap((word) => word.match(/[a-z]+|\d+/g) ?? [])
  put(words, concept)
  if (words.length > 1 && /^cheques?$|cheques?$/.test(phrase))
    put(
      words.map((word) => word.replace(/^cheque/, 'check')),
      concept
    )
  const whole = words.join('')
  if (words.length > 1 && whole.length >= 7 && !/\d/.test(whole)) put([whole], concept)
}

function put(words: readonly string[], concept: string): void {
  let node = root
  for (const word of words) {
    know(word)
    if (TELLING.test(concept)) telling.add(word)
    let next = node.next.get(word)
    if (next === undefined) node.next.set(word, (next = { next: new Map() }))
    node = next
  }
  node.concept ??= concept
}

function know(word: string): void {
  if (vocabulary.has(word)) return
  vocabulary.add(word)
  if (word.length < 5 || word.length > WIDTH - 4 || /\d/.test(word)) return
  const key = `${word[0]}${word.length}`
  const known = alike.get(key)
  const entry = { text: word, letters: lettersOf(word) }
  if (known === undefined) alike.set(key, [entry])
  else known.push(entry)
}

function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) - 97)
  return letters
}

function bitsOf(letters: number): number {
  let count = 0
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Short words as they are misspelt: too short to be looked up by distance. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  chek: 'cheque', cheks: 'cheques', cheq: 'cheque', chec: 'cheque', chq: 'cheque', chqs: 'cheques', lese: 'lease', leas: 'lease',
  burt: 'brut', brtu: 'brut', bru: 'brut', grss: 'gross', gros: 'gross', voit: 'voiture', vtr: 'voiture', wgn: 'wagen', tlf: 'telephone',
  nett: 'net', enfan: 'enfant', enfans: 'enfants', kindr: 'kinderen', kndrn: 'kinderen',
} // prettier-ignore

/** The word that was meant: as it stands, without an ending, or with one typing error (two in a long word). */
function meant(word: string): string {
  if (vocabulary.has(word) || ORDINARY.has(word)) return word
  const short = Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : undefined
  if (short !== undefined) return short
  if (word.length < 4) return word
  const known = corrected.get(word)
  if (known !== undefined) return known
  const found = withoutEnding(word) ?? closest(word) ?? withSilentH(word) ?? word
  if (corrected.size >= REMEMBERED) corrected.clear()
  corrected.set(word, found)
  return found
}

function withoutEnding(word: string): string | undefined {
  for (const ending of ['s', 'x', 'e', 'es', 'en', 'n', 'tje', 'je', 'tjes', 'jes']) {
    if (!word.endsWith(ending)) continue
    const short = word.slice(0, -ending.length)
    if (short.length >= 3 && vocabulary.has(short)) return short
  }
  for (const ending of ['s', 'e', 'en', 'x'])
    if (vocabulary.has(word + ending)) return word + ending
  return undefined
}

/** "ospitalisation". */
function withSilentH(word: string): string | undefined {
  if (word.length < 8 || !/^(?:and|ono|ora|osp)/.test(word)) return undefined
  return vocabulary.has(`h${word}`) ? `h${word}` : closest(`h${word}`)
}

function closest(word: string, more = 0): string | undefined {
  if (word.length < 5 || word.length > 30) return undefined
  const errors = errorsIn(word) + more
  const letters = lettersOf(word)
  let best: string | undefined
  let least = errors + 1
  for (let length = word.length - errors; length <= word.length + errors; length++) {
    for (const candidate of alike.get(`${word[0]}${length}`) ?? []) {
      // Each error changes two letters at most, so most words need no closer look.
      if (bitsOf(letters ^ candidate.letters) > 2 * errors) continue
      const apart = distance(word, candidate.text)
      if (apart >= least) continue
      best = candidate.text
      least = apart
    }
  }
  return best
}

const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)]

/** Typing errors that a word may have: one, two in a long one. */
function errorsIn(word: string): number {
  return word.length >= 8 ? 2 : 1
}

const SHORTEST_ALIKE = 7

/** A word that is none and yet looks like one of a benefit or of a person: too far off to be taken for it in silence. */
export function resembles(word: string): boolean {
  if (word.length < SHORTEST_ALIKE || word.length > WIDTH - 4) return false
  if (ORDINARY.has(word) || vocabulary.has(word) || meant(word) !== word) return false
  const nearest = closest(word, 1)
  return nearest !== undefined && telling.has(nearest)
}

/** Letters that are wrong, missing, too many or swapped. */
function distance(a: string, b: string): number {
  let [before, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) cost = Math.min(cost, before[j - 2]! + 1)
      row[j] = cost
    }
    ;[before, last, row] = [last, row, before]
  }
  return last[b.length]!
}

const BETWEEN = new Set(['-', "'", '.', '_'])

/** The concepts of a text, longest words first from left to right. */
export function conceptsOf(tokens: readonly Token[]): Found[] {
  const words = tokens.map(({ text, isWord }) => (isWord ? meant(text) : text))
  const found: Found[] = []
  for (let i = 0; i < tokens.length;) {
    const match = longest(words, tokens, i)
    if (match === undefined) i++
    else {
      found.push({ concept: match.concept, start: tokens[i]!.start, end: tokens[match.last]!.end })
      i = match.last + 1
    }
  }
  return found
}

function longest(words: readonly string[], tokens: readonly Token[], from: number) {
  let node = root
  let match: { concept: string; last: number } | undefined
  for (let i = from; i < words.length; i++) {
    if (i > from && BETWEEN.has(words[i]!) && tokens[i]!.start === tokens[i - 1]!.end) continue
    if (i > from && words[i] === '-') continue
    const next = node.next.get(words[i]!)
    if (next === undefined) break
    node = next
    if (node.concept !== undefined) match = { concept: node.concept, last: i }
  }
  return match
}

/** Whether a word is one of the lexicon, as it stands or misspelt, or an ordinary one. */
export function isKnown(word: string): boolean {
  return ORDINARY.has(word) || vocabulary.has(meant(word))
}

/** Whether a word is one of the lexicon or an ordinary one, as it stands. */
export function isWritten(word: string): boolean {
  return ORDINARY.has(word) || vocabulary.has(word) || withoutEnding(word) !== undefined
}
