import type { AssistantReader } from '@/lib/use-assistant-reader'
import type { Shown } from './use-assistant.ts'

/** One thing to be told: words of two readings, an amount, what a benefit still needs, or the income of a partner. */
export type Question =
  | { kind: 'reading'; key: string; index: number; of: Shown['questions'][number] }
  | { kind: 'amount'; key: string }
  | { kind: 'benefit' | 'field'; key: string; paths: readonly string[] }
  | { kind: 'partner'; key: string; path: string }

const PARTNER = 'worker.conjointTravaille'
const WITH_PARTNER: readonly unknown[] = ['marie', 'cohabitant']

/** What is to be told, first what the words leave open, then what the figures need, then what would change them. */
export function questionsOf(
  { questions, settled, draft }: Shown,
  reader: AssistantReader,
  later: ReadonlySet<string>
): Question[] {
  const asked: Question[] = questions.map((of, index) => ({
    kind: 'reading',
    key: `${of.start} ${of.quote}`,
    index,
    of,
  }))
  const benefits = new Map<string, string[]>()
  for (const path of settled.missing) {
    const benefit = reader.benefitOfPath(path)
    if (path === 'amount') {
      if (questions.length === 0) asked.push({ kind: 'amount', key: path })
    } else if (benefit === undefined) asked.push({ kind: 'field', key: path, paths: [path] })
    else benefits.set(benefit, [...(benefits.get(benefit) ?? []), path])
  }
  for (const [key, paths] of benefits) asked.push({ kind: 'benefit', key, paths })
  const isOpen =
    WITH_PARTNER.includes(reader.at(draft, 'worker.etatCivil')) &&
    reader.at(draft, PARTNER) === undefined &&
    reader.at(draft, 'worker.revenusConjoint') === undefined
  if (isOpen && !later.has(PARTNER)) asked.push({ kind: 'partner', key: PARTNER, path: PARTNER })
  return asked
}

/** Whether the figures wait for it. */
export const isNeeded = ({ kind }: Question) => kind !== 'partner'
