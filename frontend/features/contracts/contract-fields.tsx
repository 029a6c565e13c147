import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useWatch } from 'react-hook-form'
import { CONTRACT_KINDS, type ContractPreview } from '@/api/contracts'
import { useCan } from '@/api/get-user'
import { useCostCenters, useLocations } from '@/api/named-lists'
import { workerQuery, type WorkerFacts } from '@/api/workers'
import { WorkerButton } from '@/components/app/worker-field'
import { BoundField } from '@/components/form/bound-field'
import { ChoiceField } from '@/components/form/choice-field'
import { DayField } from '@/components/form/day-field'
import { LongTextField } from '@/components/form/text-field'
import type { BoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { FIELDS, kindsOf, type ContractValues } from './contract-values.ts'
import { KindChoice } from './kind-choice.tsx'
import { RegimeQuestion } from './regime-question.tsx'

interface ContractFieldsProps {
  form: BoundForm<ContractValues>
  changeType: ContractPreview['changeType']
}

/** What a person decides about a contract: its kind, its days, its place, and what its kind asks. */
export function ContractFields({ form, changeType }: ContractFieldsProps) {
  const t = useT()
  const kind = useWatch({ control: form.control, name: 'kind' })
  const has = FIELDS[kind]
  return (
    <SectionCard title={t('contracts.terms')}>
      <div className="flex flex-col gap-5">
        <KindChoice
          kinds={kindsOf(CONTRACT_KINDS, changeType, kind)}
          value={kind}
          onChange={(next) => form.setValue('kind', next, { shouldDirty: true })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DayField form={form} name="startDateStr" label={t('contracts.firstDay')} />
          {kind !== 'OPEN_ENDED' && (
            <DayField form={form} name="endDateStr" label={t('contracts.lastDay')} />
          )}
          <Places form={form} />
          <Centers form={form} />
        </div>
        {has.includes('replacedWorkerId') && <Replaced form={form} />}
        {has.includes('workDescription') && (
          <LongTextField form={form} name="workDescription" rows={2} label={t('contracts.work')} />
        )}
        <LongTextField
          form={form}
          name="schedule"
          rows={2}
          label={t('contracts.schedule')}
          hint={t('contracts.scheduleHint')}
        />
        <ChoiceField
          form={form}
          name="isVariableSchedule"
          label={t('contracts.scheduleKind')}
          options={([null, false, true] as const).map((value) => ({
            value,
            label: t(`contracts.scheduleKind_${value}`),
          }))}
        />
        {has.includes('reason') && (
          <LongTextField form={form} name="reason" rows={2} label={t('contracts.reason')} />
        )}
      </div>
    </SectionCard>
  )
}

type FieldsOf = Pick<ContractFieldsProps, 'form'>

function Places({ form }: FieldsOf) {
  const t = useT()
  const canAdd = useCan('departments.write')
  const locations = useLocations().data ?? []
  const chosen = useWatch({ control: form.control, name: 'contractLocationId' })
  const location = locations.find(({ id }) => id === chosen)
  return (
    <>
      <ChoiceField
        form={form}
        name="contractLocationId"
        label={t('contracts.place')}
        placeholder={t('contracts.choosePlace')}
        hint={
          location?.languageRegime
            ? t('contracts.regimeIs', { regime: t(`contracts.regime_${location.languageRegime}`) })
            : locations.length === 0 &&
              (canAdd ? (
                <Link to={urls.departmentsSettings} className="underline underline-offset-2">
                  {t('contracts.addPlace')}
                </Link>
              ) : (
                t('contracts.askPlace')
              ))
        }
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {location && !location.languageRegime && (
        <div className="sm:col-span-2">
          <RegimeQuestion key={location.id} location={location} />
        </div>
      )}
    </>
  )
}

function Centers({ form }: FieldsOf) {
  const t = useT()
  const centers = useCostCenters().data ?? []
  if (centers.length === 0) return null
  return (
    <ChoiceField
      form={form}
      name="costCenterId"
      label={t('contracts.costCenter')}
      options={[
        { value: null, label: t('contracts.noCostCenter') },
        ...centers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}

/** Who is away: a worker of the company. */
function Replaced({ form }: FieldsOf) {
  const t = useT()
  const id = useWatch({ control: form.control, name: 'replacedWorkerId' })
  const { data } = useQuery({ ...workerQuery(id ?? ''), enabled: id !== null })
  const worker = id === null ? null : { id, displayName: data ? fullName(data) : '…' }
  return (
    <BoundField<ContractValues, string | null>
      form={form}
      name="replacedWorkerId"
      label={t('contracts.replaced')}
    >
      {({ onChange }, control) => (
        <WorkerButton
          {...control}
          placeholder={t('contracts.chooseReplaced')}
          worker={worker}
          onChange={(chosen) => onChange(chosen.id)}
        />
      )}
    </BoundField>
  )
}

const fullName = ({ firstName, lastName }: WorkerFacts) => `${firstName} ${lastName}`
