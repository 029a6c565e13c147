import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** A page of any browser. */
type Judged = Pick<Page, 'evaluate'>

/** A rule that a page breaks, and where. */
interface Violation {
  id: string
  impact: string
  places: string[]
}

/** What of the page breaks these rules of axe-core, however little. */
export async function violationsOf(page: Judged, rules: string[]): Promise<Violation[]> {
  return judged(page, { runOnly: { type: 'rule', values: rules } })
}

/** The rules whose judgement may differ between a light page and the same page in the dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What of the page in the dark keeps people out, where it was judged in the light: by its colours; at night by every rule. */
export async function seriousInTheDark(page: Judged, except: string[] = []): Promise<Violation[]> {
  if (process.env.EVERY_RULE_IN_THE_DARK) return seriousViolations(page, except)
  const violations = await violationsOf(
    page,
    OF_COLOURS.filter((rule) => !except.includes(rule))
  )
  return violations.filter(isSerious)
}

/**
 * What of the page keeps people out, as axe-core judges it.
 *
 * @param except rules that do not judge this page
 */
export async function seriousViolations(page: Judged, except: string[] = []): Promise<Violation[]> {
  const rules = Object.fromEntries(except.map((id) => [id, { enabled: false }]))
  const violations = await judged(page, { rules })
  return violations.filter(isSerious)
}

const isSerious = ({ impact }: Violation) => impact === 'serious' || impact === 'critical'

/**
 * The page reads axe once, however often it is asked: Axe's own builder for Playwright reads it again each time, and
 * reports also what is in order.
 */
async function judged(page: Judged, options: RunOptions): Promise<Violation[]> {
  await readAxe(page)
  return page.evaluate(async (given) => {
    const judge = (globalThis as unknown as { axe: typeof axe }).axe
    const { violations } = await judge.run({ resultTypes: ['violations'], ...given })
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact: String(impact),
      places: nodes.map(({ html }) => html),
    }))
  }, options)
}

/** Has the page read axe, once. */
export async function readAxe(page: Judged): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
}
