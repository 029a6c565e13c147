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
import { MoneyInput } from '@/components/ui/money-input'
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

/** What an element is called there; of hours and days with EUR for one. */
interface Said {
  code: string
  each: number | null
}

function Codes({ target, kinds, told }: SendCodesProps & { told: PayOffers }) {
  const t = useT()
  const save = useSavePayCodes(target.id)
  const [chosen, setChosen] = useState<Readonly<Record<string, Said>>>({})
  const { offers, failure, codes } = told
  const saved = new Map(
    codes.map(({ kindId, code, each }) => [kindId, { code: code ?? NEVER, each }])
  )
  // The same code there is what is most likely meant; it counts once it is saved.
  const saidOf = ({ id, code, unit }: PayElementKind): Said =>
    chosen[id] ??
    saved.get(id) ?? {
      code: offers?.some((offer) => offer.code === code && offer.unit === unit) ? code : NEVER,
      each: null,
    }
  const isUnsaid = kinds.some((kind) => !saved.has(kind.id))
  const lacksEach = kinds.some((kind) => asksEach(kind, saidOf(kind)) && !saidOf(kind).each)
  const system = target.name
  if (failure)
    return (
      <Notice tone="warn" className="mb-4">
        {failure}
      </Notice>
    )
  if (kinds.length === 0) return <Notice className="mb-4">{t('pay-elements.codeNone')}</Notice>
  return (
    <details className="mb-4" open={isUnsaid}>
      <summary className="cursor-pointer text-sm font-medium">
        {t('pay-elements.codes', { system })}
      </summary>
      <p className="mt-2 mb-3 text-sm text-ink-soft">{t('pay-elements.codesText', { system })}</p>
      <ProblemNotice error={save.error} className="mb-3" />
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {kinds.map((kind) => (
          <KindCode
            key={kind.id}
            kind={kind}
            system={system}
            offers={withOwn(offers ?? [], kind, saved.get(kind.id)?.code)}
            said={saidOf(kind)}
            onChange={(said) => setChosen({ ...chosen, [kind.id]: said })}
          />
        ))}
      </div>
      <Button
        className="mt-3"
        busy={save.isPending}
        disabled={lacksEach || (!isUnsaid && Object.keys(chosen).length === 0)}
        onClick={() =>
          save.mutate(
            kinds.map((kind) => {
              const { code, each } = saidOf(kind)
              const isAsked = asksEach(kind, { code, each }) && each !== null
              return { kindId: kind.id, code: code || null, ...(isAsked && { each }) }
            }),
            { onSuccess: () => toast(t('pay-elements.codesSaved')) }
          )
        }
      >
        {t('pay-elements.codesSave')}
      </Button>
    </details>
  )
}

/** Hours and days are reckoned there, with what one is worth. */
const asksEach = ({ unit }: PayElementKind, { code }: Said) => unit !== 'EUR' && code !== NEVER

interface KindCodeProps {
  kind: PayElementKind
  system: string
  offers: Offers
  said: Said
  onChange: (said: Said) => void
}

function KindCode({ kind, system, offers, said, onChange }: KindCodeProps) {
  const t = useT()
  const id = useId()
  const nameOf = useNameOf()
  const name = nameOf({ description: kind.name, translations: kind.translations })
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm break-words">
        {name} <span className="font-mono text-xs text-ink-soft">{kind.code}</span>
      </label>
      {offers.length === 0 ? (
        <p id={id} className="text-sm text-ink-soft">
          {t(`pay-elements.codeNoOffer_${kind.unit}`, { system })}
        </p>
      ) : (
        <div className="flex gap-2">
          <NativeSelect
            id={id}
            className="min-w-0 flex-1"
            value={said.code}
            onValueChange={(code) => onChange({ ...said, code })}
            options={[
              { value: NEVER, label: t('pay-elements.codeNever') },
              ...offers.map((offer) => ({
                value: offer.code,
                label: offer.name === offer.code ? offer.code : `${offer.code} · ${offer.name}`,
              })),
            ]}
          />
          {kind.unit !== 'EUR' && said.code !== NEVER && (
            <div className="w-28 shrink-0">
              <MoneyInput
                aria-label={`${name}, ${t(`pay-elements.codeEach_${kind.unit}`)}`}
                value={said.each}
                onValueChange={(each) => onChange({ ...said, each })}
              />
              <p aria-hidden className="mt-1 text-right text-xs text-ink-soft">
                {t(`pay-elements.codeEach_${kind.unit}`)}
              </p>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

type Offers = NonNullable<PayOffers['offers']>

/** What can be chosen for a kind, and what was, though it is not offered any more. */
function withOwn(offers: Offers, { unit }: PayElementKind, own: string | undefined): Offers {
  const ofUnit = offers.filter((offer) => offer.unit === unit)
  if (!own || ofUnit.some(({ code }) => code === own)) return ofUnit
  return [...ofUnit, { code: own, name: own, unit }]
}
