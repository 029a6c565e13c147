import { Check } from 'lucide-react'
import { useUpdateCasefile, type Casefile } from '@/api/casefiles'
import { CheckRow } from '@/components/ui/check-row'
import { CollapsibleCard } from '@/components/ui/collapsible-card'
import { useT } from '@/lib/use-t'
import { useToastRefusal } from './use-toast-refusal.ts'

/** What the Act of 7 October 2022 asks to be told in writing: found in the documents, or ticked as told in the work rules. */
export function InformationCard({ casefile, editable }: { casefile: Casefile; editable: boolean }) {
  const t = useT()
  const update = useUpdateCasefile(casefile)
  const onError = useToastRefusal()
  const { informationList } = casefile
  const told = informationList.filter((line) => line.in !== null).length
  const inRules = informationList.flatMap((line) => (line.in === 'WORK_RULES' ? [line.item] : []))
  const tick = (item: (typeof informationList)[number]['item'], isTold: boolean) =>
    update.mutate(
      { inWorkRules: isTold ? [...inRules, item] : inRules.filter((one) => one !== item) },
      { onError }
    )
  return (
    <CollapsibleCard
      title={t('documents.information')}
      aside={t('documents.informationTold', { told, all: informationList.length })}
    >
      <p className="mb-3 text-sm text-ink-soft">{t('documents.informationText')}</p>
      <ul className="flex flex-col">
        {informationList.map(({ item, in: place }) => (
          <li key={item} className="flex flex-wrap items-center justify-between gap-x-4 py-0.5">
            <span>{t(`documents.information_${item}`)}</span>
            {place === 'DOCUMENTS' ? (
              <span className="flex min-h-8 items-center gap-1 text-sm text-accept">
                <Check className="size-4" aria-hidden />
                {t('documents.inDocuments')}
              </span>
            ) : editable ? (
              <CheckRow
                label={
                  <>
                    {t('documents.inWorkRules')}
                    <span className="sr-only">: {t(`documents.information_${item}`)}</span>
                  </>
                }
                checked={place === 'WORK_RULES'}
                onCheckedChange={(checked) => tick(item, checked)}
              />
            ) : (
              <span className="text-sm text-ink-soft">
                {t(place ? 'documents.inWorkRules' : 'documents.notTold')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </CollapsibleCard>
  )
}
