import { useId, useState } from 'react'
import { toast } from 'sonner'
import {
  usePayCodes,
  useSavePayCodes,
  type PayElementKind,
  type PayOffers,
  type PayTarget,
} from '@/api/pay-elements'
import { Loaded } from '@/components/app/loaded'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'

/** An element that is never sent, as the choice has it. */
const NEVER = ''

interface SendCodesProps {
  target: PayTarget
  kinds: readonly PayElementKind[]
}

/** What the own elements are called in an HR system: asked at first, folded away once it is said of all of them. */
export function SendCodes({ target, kinds }: SendCodesProps) {
  return (
    <Loaded query={usePayCodes(target.id)} skeleton={<Skeleton className="mb-4 h-24" />}>
      {(told) => (
        <Codes key={JSON.stringify(told.codes)} target={target} kinds={kinds} told={told} />
      )}
    </Loaded>
  )
}

function Codes({ target, kinds, told }: SendCodesProps & { told: PayOffers }) {
  const t = useT()
  const id = useId()
  const nameOf = useNameOf()
  const save = useSavePayCodes(target.id)
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const { offers, failure, codes } = told
  const inEuros = kinds.filter(({ unit }) => unit === 'EUR')
  const saved = new Map(codes.map(({ kindId, code }) => [kindId, code ?? NEVER]))
  // The same code there is what is most likely meant; it counts once it is saved.
  const codeOf = ({ id: kindId, code }: PayElementKind) =>
    chosen[kindId] ??
    saved.get(kindId) ??
    (offers?.some((offer) => offer.code === code) ? code : NEVER)
  const isUnsaid = inEuros.some((kind) => !saved.has(kind.id))
  const system = target.name
  if (failure)
    return (
      <Notice tone="warn" className="mb-4">
        {failure}
      </Notice>
    )
  if (inEuros.length === 0)
    return <Notice className="mb-4">{t('pay-elements.codeNone', { system })}</Notice>
  return (
    <details className="mb-4" open={isUnsaid}>
      <summary className="cursor-pointer text-sm font-medium">
        {t('pay-elements.codes', { system })}
      </summary>
      <p className="mt-2 mb-3 text-sm text-ink-soft">{t('pay-elements.codesText')}</p>
      <ProblemNotice error={save.error} className="mb-3" />
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {inEuros.map((kind) => (
          <div key={kind.id} className="min-w-0">
            <label htmlFor={`${id}-${kind.id}`} className="mb-1 block text-sm break-words">
              {nameOf({ description: kind.name, translations: kind.translations })}{' '}
              <span className="font-mono text-xs text-ink-soft">{kind.code}</span>
            </label>
            <NativeSelect
              id={`${id}-${kind.id}`}
              value={codeOf(kind)}
              onValueChange={(code) => setChosen({ ...chosen, [kind.id]: code })}
              options={[
                { value: NEVER, label: t('pay-elements.codeNever') },
                ...withOwn(offers ?? [], saved.get(kind.id)).map(({ code, name }) => ({
                  value: code,
                  label: name === code ? code : `${code} · ${name}`,
                })),
              ]}
            />
          </div>
        ))}
      </div>
      <Button
        className="mt-3"
        busy={save.isPending}
        disabled={!isUnsaid && Object.keys(chosen).length === 0}
        onClick={() =>
          save.mutate(
            inEuros.map((kind) => ({ kindId: kind.id, code: codeOf(kind) || null })),
            { onSuccess: () => toast(t('pay-elements.codesSaved')) }
          )
        }
      >
        {t('pay-elements.codesSave')}
      </Button>
    </details>
  )
}

/** What can be chosen, and what was, though it is not offered any more. */
function withOwn(offers: NonNullable<PayOffers['offers']>, own: string | undefined) {
  if (!own || offers.some(({ code }) => code === own)) return offers
  return [...offers, { code: own, name: own }]
}
