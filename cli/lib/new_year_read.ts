import { LAW_PRESETS } from '#modules/compute/pure'
import type { ApiClient } from '#modules/shared/api_client'
import { dataOf } from '#cli/lib/client'
import { Failure } from '#cli/lib/failure'

const AT_ONCE = 100
const VOTED = 'VOTED_'

interface Asked {
  /** The coming one unless told. */
  year?: string
  /** `BECP200:3.8;BECP302:3.5` */
  percents?: string
}

type Preset = (typeof LAW_PRESETS)[number]

async function pageOf(api: ApiClient, { year, percents }: Asked, page: number, preset?: Preset) {
  const query = { percents, preset, page, perPage: AT_ONCE, ...(year && { year: Number(year) }) }
  return dataOf(api.GET('/new-year', { params: { query } }))
}

/** What 1 January changes, with a page of its people. */
export type NewYearPage = Awaited<ReturnType<typeof pageOf>>
export type NewYearPerson = NewYearPage['data'][number]
export type NewYearCommittee = NewYearPage['committees'][number]

/**
 * Page after page.
 * @param voted under the law that is voted for that year
 * @throws Failure where no such law is known
 */
export async function* newYearPages(
  api: ApiClient,
  asked: Asked,
  voted: boolean
): AsyncGenerator<NewYearPage> {
  const preset = voted ? presetOf(asked.year ?? (await comingYear(api))) : undefined
  for (let page = 1; ; page++) {
    const found = await pageOf(api, asked, page, preset)
    yield found
    if (page >= found.meta.lastPage) return
  }
}

/** The year of the server's clock: the day is its own. */
async function comingYear(api: ApiClient): Promise<string> {
  const { dateStr } = await dataOf(api.GET('/new-year', { params: { query: { perPage: 1 } } }))
  return dateStr.slice(0, 'YYYY'.length)
}

function presetOf(year: string): Preset {
  const found = LAW_PRESETS.find((preset) => preset === `${VOTED}${year}`)
  if (found !== undefined) return found
  const years = LAW_PRESETS.filter((preset) => preset.startsWith(VOTED))
    .map((preset) => preset.slice(VOTED.length))
    .join(', ')
  throw new Failure(`--voted: no voted law is known for ${year}, only for ${years}`)
}

/**
 * `200=3.8` and `140.03=3` as the call takes them.
 * @throws Failure that says how one is written
 */
export function supposedPercents(typed: readonly string[]): string | undefined {
  const pairs = typed.map((text) => {
    const [, main, sub = '', percent] =
      /^(?:BECP)?(\d{3})(?:\.?(\d{2}))?=(-?\d{1,2}(?:\.\d{1,4})?)$/i.exec(text) ?? []
    if (main === undefined) throw new Failure(`--percent ${text}: write 200=3.8 or 140.03=3`)
    return `BECP${main}${sub}:${percent}`
  })
  return pairs.length === 0 ? undefined : pairs.join(';')
}
