import Fuse from 'fuse.js'
import { listCommissions } from '#modules/compute/pure'
import type { ReadyMark } from './marks.ts'
import { fold } from './text.ts'

const COMMITTEE =
  /\b(?:c\.? ?p\.?|p\.? ?c\.?|j\.? ?c\.?|cct|commissions? paritaires?|comm\.? paritaire|paritaire? comm?iss?ie|paritaire? comite|paritair|joint comm?itt?ee|committee|comite)(?: ?(?:n°|no\.?|nr\.?|numero|nummer|number|num))? ?:? ?(\d{3})(?:[.,]?(\d{2}))?(?![\d]|[.,]\d|(?: ?(?:€|eur)))/g
const SPOKEN_COMMITTEE =
  /\b(?:cp|pc|jc|commission paritaire|paritair comite|joint committee) (deux cents?|twee ?honderd|two hundred)\b/g
const SECTOR =
  /\b(?:cp|pc|jc|commission paritaire|paritair comite|joint committee|secteur|sector)(?: (?:de la|de l'|du|des|de|d'|van de|van het|van|of the|of|for the|for|voor de|voor|pour la|pour))? ?([a-z][a-z' -]{3,50})/g
/** Sectors as people call them. */
const SECTORS: Readonly<Record<string, string>> = {
  horeca: 'BECP302', horecas: 'BECP302', 'titres-services': 'BECP32201', 'titres services': 'BECP32201',
  dienstencheques: 'BECP32201', bouw: 'BECP124', bouwsector: 'BECP124', construction: 'BECP124',
  nettoyage: 'BECP121', schoonmaak: 'BECP121', cleaning: 'BECP121', interim: 'BECP322', uitzendsector: 'BECP322',
  banque: 'BECP310', banques: 'BECP310', banken: 'BECP310', bankensector: 'BECP310', banking: 'BECP310', banks: 'BECP310',
  gardiennage: 'BECP317', bewaking: 'BECP317', kappers: 'BECP314', coiffure: 'BECP314', hairdressing: 'BECP314',
  notariat: 'BECP216', notaires: 'BECP216', notarissen: 'BECP216', pharmacies: 'BECP313', apotheken: 'BECP313',
} // prettier-ignore

/** Names of a sector and of nothing else; others count behind "secteur", "actief in". */
const ONE_SECTOR = /^(?:horecas?|dienstencheques|titres[ -]services)$/
const WITHIN = /\b(?:cp|pc|jc|secteur|sector|dans|in|uit|actif|actief)\b[a-z' ]{0,16}$/

const CODE_PATH = 'package.computeModelConfig.commissionParitaire'
interface Title {
  readonly code: string
  readonly title: string
}

const TITLES: readonly Title[] = listCommissions().flatMap(({ code, titles }) =>
  Object.values(titles).map((title) => ({ code, title: fold(title) }))
)
const byLetters = new Map<string, Fuse<Title>>()

/** Titles with a word that begins as the phrase does: a search over all of them takes ten times as long. */
function titlesLike(phrase: string): Fuse<Title> {
  const letters = phrase.slice(0, 2)
  const known = byLetters.get(letters)
  if (known !== undefined) return known
  const begins = new RegExp(`(?:^|[^a-z])${letters.replace(/[^a-z]/g, '.')}`)
  const found = new Fuse(
    TITLES.filter(({ title }) => begins.test(title)),
    {
      keys: ['title'],
      threshold: 0.25,
      ignoreLocation: true,
      minMatchCharLength: 4,
      includeScore: true,
    }
  )
  byLetters.set(letters, found)
  return found
}

const MOST_SECTORS = 2

/** Joint committees by their number, by the name of their sector, or by words of their title. */
export function committees(folded: string): ReadyMark[] {
  const found: ReadyMark[] = []
  const add = (start: number, end: number, value: string) =>
    found.push({ sort: 'ready', path: CODE_PATH, value, start, end })
  for (const match of folded.matchAll(COMMITTEE)) {
    if (match[0].startsWith('cct')) continue
    const whole = `BECP${match[1]}${match[2] ?? ''}`
    add(match.index, match.index + match[0].length, whole)
  }
  if (found.length > 0) return found
  for (const match of folded.matchAll(SPOKEN_COMMITTEE))
    add(match.index, match.index + match[0].length, 'BECP200')
  if (found.length > 0) return found
  for (const match of folded.matchAll(/[a-z]+(?:[ -]services)?/g)) {
    if (!Object.hasOwn(SECTORS, match[0])) continue
    const before = folded.slice(Math.max(0, match.index - 22), match.index)
    const within = WITHIN.exec(before)
    if (!within && !ONE_SECTOR.test(match[0])) continue
    const isNamed = within !== null && /^(?:cp|pc|jc|sect)/.test(within[0])
    add(
      match.index - (isNamed ? within[0].length : 0),
      match.index + match[0].length,
      SECTORS[match[0]]!
    )
  }
  if (found.length > 0) return found
  for (const match of [...folded.matchAll(SECTOR)].slice(0, MOST_SECTORS)) {
    const words = match[1]!.trim().split(/ +/)
    for (let count = Math.min(4, words.length); count > 0; count--) {
      const phrase = words.slice(0, count).join(' ')
      const best =
        phrase.length < 4 ? undefined : titlesLike(phrase).search(phrase, { limit: 1 })[0]
      if (best === undefined || (best.score ?? 1) > 0.25) continue
      const start = folded.indexOf(phrase, match.index)
      add(match.index, start + phrase.length, best.item.code)
      return found
    }
  }
  return found
}
