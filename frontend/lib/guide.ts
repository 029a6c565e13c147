import type { Locale } from './locale.ts'
import { matches } from './matches.ts'

/** The pages of the guide, in the order in which they are read, with the picture of each (docs/screens). */
export const GUIDE = {
  start: 'dashboard',
  package: 'package-editor',
  flexible: 'package-editor-flex',
  offer: 'offer',
  candidate: 'candidate-configure',
  contract: 'contract-new',
  signing: 'casefile',
  exchange: 'salary-sacrifice',
  analytics: 'ranges',
  payroll: 'export-payroll',
  reviews: 'pay-review',
  payslips: 'reconciliation',
  beyond: 'year-tax',
  systems: 'synchronisation',
  law: 'law',
  settings: 'templates',
} as const
export type GuidePage = keyof typeof GUIDE
export const GUIDE_PAGES = Object.keys(GUIDE) as GuidePage[]

/** What a page says. */
export interface GuideText {
  title: string
  lead: string
  /** Says what the picture shows. */
  alt: string
  sections: readonly {
    title: string
    text?: readonly string[]
    steps?: readonly string[]
  }[]
}

export type Guide = Record<GuidePage, GuideText>

const texts = import.meta.glob<Guide>('./guide/*.json', { import: 'default' })

/** The guide in one language; it comes when it is asked for, and not with the screens. */
export const loadGuide = (locale: Locale): Promise<Guide> => texts[`./guide/${locale}.json`]()

/**
 * The pages with all of these words, those first that have them in a title.
 *
 * @param where `titles`: in their titles and first sentence only, as among other things that are looked for
 */
export function searchGuide(
  guide: Guide,
  words: string,
  where: 'titles' | 'everywhere' = 'everywhere'
): GuidePage[] {
  if (words.trim() === '') return []
  const inTitles = GUIDE_PAGES.filter((page) => matches(titlesOf(guide[page]), words))
  if (where === 'titles') return inTitles
  const inText = GUIDE_PAGES.filter((page) => matches(textOf(guide[page]), words))
  return [...new Set([...inTitles, ...inText])]
}

function titlesOf({ title, lead, sections }: GuideText): string {
  return [title, lead, ...sections.map((section) => section.title)].join(' ')
}

function textOf(page: GuideText): string {
  const parts = page.sections.flatMap(({ text = [], steps = [] }) => [...text, ...steps])
  return [titlesOf(page), ...parts].join(' ')
}

/** The page that speaks of a screen, by the screen's address without its language. */
export function guideOf(path: string): GuidePage {
  const [, page] = SCREENS.find(([start]) => start.test(path)) ?? [null, 'start']
  return page as GuidePage
}

const SCREENS: readonly [RegExp, GuidePage][] = [
  [/^\/offers\/[^/]+\/preview/, 'candidate'],
  [/^\/offers/, 'offer'],
  [/^\/packages/, 'package'],
  [/^\/contracts|^\/team\/[^/]+\/contracts/, 'contract'],
  [/^\/documents/, 'signing'],
  [/^\/salary-sacrifice/, 'exchange'],
  [/^\/law/, 'law'],
  [/^\/settings\/avantages/, 'flexible'],
  [/^\/settings\/offers/, 'offer'],
  [/^\/settings\/integrations|^\/team\/synchronisation/, 'systems'],
  [/^\/settings/, 'settings'],
  [/^\/team\/(analytics|heatmap)/, 'analytics'],
  [/^\/team\/pay-reviews/, 'reviews'],
  [/^\/team\/(export-payroll|pay-elements)/, 'payroll'],
  [/^\/team\/reconciliation/, 'payslips'],
  [/^\/team/, 'contract'],
]
