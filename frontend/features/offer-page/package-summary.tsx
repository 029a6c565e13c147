import { SectionCard } from '@/components/ui/card'
import { CheckRow } from '@/components/ui/check-row'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import type { CandidateOffer } from './offer.ts'
import type { Variable } from './use-variable.ts'

interface PackageSummaryProps {
  offer: CandidateOffer
  variable: Variable
  /** The figures hang on an answer that is missing. */
  isOpen?: boolean
}

/** What the offer holds besides the net pay, which stands on top: function, hours, gross pay, and what the law does not say yet. */
export function PackageSummary({ offer, variable, isOpen }: PackageSummaryProps) {
  const t = useT()
  const message = useOptionalMessage()
  const format = useFormat()
  const { package: fields, compute, shows, date, gaps, lawset } = offer
  const { remunerationMensuelle: month } = compute.remuneration
  const cost = 'coutEmployeur' in compute ? compute.coutEmployeur : undefined
  const facts = [
    ['candidate.job', fields.nomFonction],
    [
      'candidate.typeContrat',
      fields.typeContrat &&
        (message(`contents.contractType_${fields.typeContrat}`) ?? fields.typeContrat),
    ],
    [
      'candidate.regime',
      t(
        fields.regimeNumerateur === fields.regimeDenominateur
          ? 'candidate.fullTime'
          : 'candidate.partTime',
        { hours: fields.regimeNumerateur, fullTime: fields.regimeDenominateur }
      ),
    ],
  ] as const
  const figures = [
    ['gross', month.salaireBrut, 'month'],
    ...(month.remunerationMensuelle === month.salaireNet || isOpen
      ? []
      : [['netWithBenefits', month.remunerationMensuelle, 'month'] as const]),
    ...(cost ? [['cost', cost.coutEmployeurAnnuel, 'year'] as const] : []),
  ] as const
  return (
    <SectionCard title={t('candidate.package')}>
      <dl className="flex flex-col divide-y divide-line">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="flex justify-between gap-4 py-2">
              <dt className="text-ink-soft">{t(label)}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ) : null
        )}
        {figures.map(([key, amount, unit]) => (
          <div key={key} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="text-ink-soft">{t(`candidate.figure_${key}`)}</dt>
            <dd className="amount font-semibold" title={format.euros(amount)}>
              {format.euros(amount, 0)}
              <span className="ml-1 text-xs font-normal text-ink-soft">
                {t(unit === 'month' ? 'candidate.perMonth' : 'candidate.perYear')}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {variable.toggle && (
        <div className="mt-3">
          <CheckRow
            label={t('contents.withVariable')}
            checked={variable.included}
            onCheckedChange={variable.toggle}
          />
        </div>
      )}
      {lawset.extrapolated && (
        <p className="mt-4 text-xs text-ink-soft">{t('candidate.projected')}</p>
      )}
      {gaps.length > 0 && <p className="mt-4 text-xs text-ink-soft">{t('candidate.gaps')}</p>}
      {shows.legalSources && (
        <p className="mt-4 text-xs text-ink-soft">
          {t('candidate.law', { day: format.day(date) })}
        </p>
      )}
    </SectionCard>
  )
}
