import { useState } from 'react'
import { toast } from 'sonner'
import { useCan } from '@/api/get-user'
import {
  useMapCodes,
  usePayslipCodes,
  type CodeMeaning,
  type PayslipCode,
  type PayslipCodes,
} from '@/api/reconciliation'
import { Loaded } from '@/components/app/loaded'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const OPEN = ''

type Chosen = Readonly<Record<string, Pick<CodeMeaning, 'isReversed'> & { line: string }>>

/** What the provider's codes mean: asked once, with what each may be by its name; shown while some are open, else on request. */
export function CodesCard({ month, undecided }: { month: string; undecided: number }) {
  const t = useT()
  const [shown, setShown] = useState(false)
  const isOpen = shown || undecided > 0
  const asked = usePayslipCodes(month, isOpen)
  return (
    <SectionCard
      title={t('reconciliation.codesTitle')}
      aside={
        undecided === 0 && (
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setShown(!shown)}>
            {t(isOpen ? 'reconciliation.hideCodes' : 'reconciliation.showCodes')}
          </Button>
        )
      }
    >
      {undecided > 0 && (
        <Notice tone="warn" className="mb-4" role="status">
          {t('reconciliation.undecided', { count: undecided })}
        </Notice>
      )}
      {isOpen && (
        <Loaded query={asked} skeleton={<Skeleton className="h-40" />}>
          {({ data, lines }) =>
            [...Map.groupBy(data, ({ provider }) => provider)].map(([provider, codes]) => (
              <ProviderCodes key={provider} provider={provider} codes={codes} lines={lines} />
            ))
          }
        </Loaded>
      )}
      {!isOpen && <p className="text-sm text-ink-soft">{t('reconciliation.codesKnown')}</p>}
    </SectionCard>
  )
}

interface ProviderCodesProps {
  provider: string
  codes: readonly PayslipCode[]
  lines: PayslipCodes['lines']
}

function ProviderCodes({ provider, codes, lines }: ProviderCodesProps) {
  const t = useT()
  const format = useFormat()
  const mayMap = useCan('payslips.write')
  const map = useMapCodes()
  const [chosen, setChosen] = useState<Chosen>({})
  const meaningOf = (code: PayslipCode) =>
    chosen[code.code] ?? {
      line: code.line ?? code.suggested ?? OPEN,
      isReversed: code.line === null ? code.suggestsReversed : code.isReversed,
    }
  const choose = (code: PayslipCode, change: Partial<Chosen[string]>) =>
    setChosen({ ...chosen, [code.code]: { ...meaningOf(code), ...change } })
  const changed = codes.flatMap((code): CodeMeaning[] => {
    const { line, isReversed } = meaningOf(code)
    if (line === OPEN || (line === code.line && isReversed === code.isReversed)) return []
    return [{ code: code.code, line: line as CodeMeaning['line'], isReversed }]
  })
  const options = lines.map(({ value, label }) => ({ value, label }))
  return (
    <form
      className="mb-4 last:mb-0"
      onSubmit={(event) => {
        event.preventDefault()
        map.mutate(
          { provider, codes: changed },
          {
            onSuccess: () => {
              setChosen({})
              toast(t('reconciliation.codesSaved', { count: changed.length }))
            },
          }
        )
      }}
    >
      {provider && <h3 className="mb-2 text-sm font-medium">{provider}</h3>}
      <ul aria-label={t('reconciliation.codesTitle')} className="divide-y divide-line border-y border-line">
        {codes.map((code) => {
          const { line, isReversed } = meaningOf(code)
          const name = [code.code, code.label].filter(Boolean).join(' · ')
          const isSuggested = code.line === null && !chosen[code.code] && code.suggested !== null
          return (
            <li key={code.code} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 grow basis-48">
                <p className="font-medium break-words">
                  {name} {isSuggested && <Badge>{t('reconciliation.suggested')}</Badge>}
                </p>
                <p className="text-xs text-ink-soft">
                  {t('reconciliation.example', {
                    amount: format.euros(code.example),
                    count: code.people,
                  })}
                </p>
              </div>
              <Select
                aria-label={t('reconciliation.means', { code: name })}
                className="w-full sm:w-80"
                value={line}
                disabled={!mayMap}
                placeholder={t('reconciliation.choose')}
                onValueChange={(next) => choose(code, { line: next })}
                options={options}
              />
              <Segmented
                label={t('reconciliation.sign', { code: name })}
                value={isReversed ? 'reversed' : 'same'}
                onValueChange={(next) => mayMap && choose(code, { isReversed: next === 'reversed' })}
                options={[
                  { value: 'same', label: t('reconciliation.signSame') },
                  { value: 'reversed', label: t('reconciliation.signReversed') },
                ]}
              />
            </li>
          )
        })}
      </ul>
      <ProblemNotice error={map.error} className="mt-3" />
      {mayMap && (
        <Button
          type="submit"
          variant="primary"
          className="mt-3"
          busy={map.isPending}
          disabled={changed.length === 0}
        >
          {t('reconciliation.saveCodes', { count: changed.length })}
        </Button>
      )}
    </form>
  )
}
