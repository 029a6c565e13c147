import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

type Hypothesis =
  | { code: 'figure'; parameter: { id: string; confidence: string } }
  | { code: string; parameter?: undefined }

interface RestsOnProps {
  /** The words of the answer in the catalogue, such as `compute.notice`. */
  words: string
  hypotheses: readonly Hypothesis[]
  /** Those of an answer that this one is built on, in words of their own. */
  beside?: { words: string; hypotheses: readonly Hypothesis[] }
  /** Figures of the law that are not there, and the sentence that names them. */
  gaps?: { of: readonly { id: string }[] | undefined; sentence: string }
  /** Closed until it is asked for: on a phone the list is longer than what it is about. */
  folded?: boolean
}

/** What figures rest on beside what was told, and which figures of the law are not there. */
export function RestsOn({ words, hypotheses, beside, gaps, folded }: RestsOnProps) {
  const t = useT()
  const figure = (id: string) => t(`compute.parameters.${id}.title`)
  const told = (of: string, { code, parameter }: Hypothesis) => {
    if (!parameter) return t(`${of}.hypotheses.${code}`)
    const key = parameter.confidence === 'derived' ? 'derived' : 'assumed'
    return t(`compute.rests_on.${key}`, { figure: figure(parameter.id) })
  }
  const sentences = [
    ...hypotheses.map((each) => told(words, each)),
    ...(beside?.hypotheses.map((each) => told(beside.words, each)) ?? []),
  ]
  const different = [...new Set(sentences)]
  const heading = t(`${words}.words.restsOn`)
  const list = (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-xs text-ink-soft">
      {different.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
  return (
    <>
      {gaps?.of && gaps.of.length > 0 && (
        <Notice tone="warn">
          {t(gaps.sentence, { figures: gaps.of.map(({ id }) => figure(id)).join(' · ') })}
        </Notice>
      )}
      {folded ? (
        <details>
          <summary className="min-h-11 cursor-pointer content-center rounded-sm font-semibold">
            {heading} ({different.length})
          </summary>
          {list}
        </details>
      ) : (
        <section>
          <h3 className="mb-1 font-semibold">{heading}</h3>
          {list}
        </section>
      )}
    </>
  )
}
