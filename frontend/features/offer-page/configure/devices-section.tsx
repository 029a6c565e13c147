import type { BenefitKind } from '#modules/compute/pure'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useInTurns } from '@/lib/use-in-turns'
import { useT } from '@/lib/use-t'
import { atnOfDevice } from '../engine.ts'
import type { CandidateOffer, Fields } from '../offer.ts'
import { ChoiceBlock } from './choice-block.tsx'
import { chooseOption, DEVICES, isCompulsory, isOffered, type Changes } from './choices.ts'
import { OptionList, type OptionRow } from './option-list.tsx'
import { optionsOf, takenOption, useOptionEffects } from './use-option-effects.ts'
import type { Configurator } from './use-configurator.ts'

const NONE = 'none'

/** Each device a switch and a list of models. */
export function DevicesSection({
  offer,
  configurator: { fields, change },
}: {
  offer: CandidateOffer
  configurator: Configurator
}) {
  const t = useT()
  const devices = DEVICES.filter((device) => isOffered(fields, device))
  if (devices.length === 0) return null
  return (
    <SectionCard title={t('choices.devices')}>
      <div className="flex flex-col divide-y divide-line">
        {devices.map((device) => (
          <DeviceBlock key={device} device={device} offer={offer} fields={fields} change={change} />
        ))}
      </div>
    </SectionCard>
  )
}

interface DeviceBlockProps {
  device: BenefitKind
  offer: CandidateOffer
  fields: Fields
  change: (changes: Changes) => void
}

function DeviceBlock({ device, offer, fields, change }: DeviceBlockProps) {
  const t = useT()
  const format = useFormat()
  const options = optionsOf(fields, device)
  const effects = useOptionEffects(offer, fields, options, (option) => chooseOption(device, option))
  // The law's flat amount, the same for every model.
  const [atn = null] =
    useInTurns(() => [() => atnOfDevice(offer, offer.package, device)], [offer, device]) ?? []
  const chosen = takenOption(fields, device)
  const aside =
    atn === null
      ? undefined
      : t('choices.atn', {
          amount: t('contents.value_month', { amount: format.euros(atn, 0) }),
        })
  const rows: OptionRow[] = options.map((option, at) => ({
    key: String(at),
    label: option.description ?? t(`fields.${device}`),
    aside,
    effect: effects.get(option),
  }))
  if (!isCompulsory(fields, device)) rows.push({ key: NONE, label: t('choices.noOption') })

  return (
    <ChoiceBlock choice={device} fields={fields} change={change}>
      <OptionList
        legend={t(`fields.${device}`)}
        rows={rows}
        value={chosen ? String(options.indexOf(chosen)) : null}
        onChange={(key) => change(chooseOption(device, options[Number(key)] ?? null))}
      />
    </ChoiceBlock>
  )
}
