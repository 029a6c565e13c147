import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { postContracts } from '#client/bounds'
import {
  useContractPreview,
  type Contract,
  type ContractContent,
  type PreviewInput,
  type ContractPreview,
} from '@/api/contracts'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { useBoundForm, type BoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useSettled } from '@/lib/use-settled'
import { useT } from '@/lib/use-t'
import { ContractFields } from './contract-fields.tsx'
import { contentOf, dayOrNone, valuesOf, type ContractValues } from './contract-values.ts'
import { LawPanel } from './law-panel.tsx'

const PAUSE_MS = 300

interface ContractFormProps {
  /** What it is made of. */
  source: PreviewInput
  preview: ContractPreview
  /** The button, as it is called and does. */
  label: string
  send: (content: ContractContent) => Promise<Contract>
  onSaved: (contract: Contract) => void
  /** Stands below what it pays. */
  pay?: ReactNode
}

/** A contract on one page: what is decided on the left, what it pays and what the law says of it on the right. */
export function ContractForm({ source, preview, label, send, onSaved, pay }: ContractFormProps) {
  const t = useT()
  const format = useFormat()
  const [initial] = useState(() => valuesOf(preview.content))
  const form = useBoundForm<ContractValues, Contract, ContractContent>({
    bounds: postContracts,
    defaultValues: initial,
    body: contentOf,
    send,
    onSaved,
  })
  const now = useJudged(form.control, source) ?? preview
  return (
    <Form form={form} className="gap-0">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <ContractFields form={form} changeType={preview.changeType} />
          <SubmitButton form={form} className="self-start max-sm:w-full">
            {label}
          </SubmitButton>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <SectionCard title={now.nomFonction}>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-sm">
              {(
                [
                  ['pay.figure_gross', now.salaireBrut],
                  ['pay.figure_net', now.salaireNet],
                  ['pay.figure_cost', now.coutEmployeurAnnuel],
                ] as const
              ).map(([name, amount]) => (
                <div key={name} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-ink-soft">{t(name)}</dt>
                  <dd className="text-right tabular-nums">{format.euros(amount)}</dd>
                </div>
              ))}
            </dl>
            {pay}
          </SectionCard>
          <LawPanel judged={now} problems={now.problems} />
        </div>
      </div>
    </Form>
  )
}

/** What is said of the contract as it is written now, once the typing pauses. */
function useJudged(
  control: BoundForm<ContractValues>['control'],
  source: PreviewInput
): ContractPreview | undefined {
  const values = useWatch({ control }) as ContractValues
  const { startDateStr, endDateStr, ...content } = contentOf(values)
  const asked = JSON.stringify({
    ...source,
    ...content,
    startDateStr: dayOrNone(startDateStr),
    endDateStr: endDateStr === null ? null : dayOrNone(endDateStr),
  })
  return useContractPreview(JSON.parse(useSettled(asked, PAUSE_MS)) as PreviewInput).data
}
