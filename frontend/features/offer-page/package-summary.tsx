import { SectionCard } from '@/components/ui/card'
import { CheckRow } from '@/components/ui/check-row'
import { CONTENT_GROUPS, contentsOf, type Content } from '@/lib/pay/contents'
import { useContentValue } from '@/lib/pay/use-content-words'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import type { CandidateOffer } from './offer.ts'
import type { Variable } from './use-variable.ts'

/** Nobody but the employer is told what a benefit costs. */
const NO_COSTS = { avantages: [], frais: [], remunerationsVariables: [] }

/** What these are worth to the worker is a benefit in kind; the amount that stands there is what the employer pays. */
const COSTS_OF_EMPLOYER: readonly string[] = [
  'voitureSociete',
  'velo',
  'telephone',
  'telephonePlan',
  'laptop',
]

interface PackageSummaryProps {
  offer: CandidateOffer
  variable: Variable
}

/** What the offer holds: function, hours, the figures of the month and of the year, and every benefit. */
export function PackageSummary({ offer, variable }: PackageSummaryProps) {
  const t = useT()
  const message = useOptionalMessage()
  const format = useFormat()
  const { package: fields, compute, shows, date, gaps } = offer
  const { remunerationMensuelle: month, remunerationAnnuelle: year } = compute.remuneration
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
      t('candidate.hours', {
        numerator: format.amount(fields.regimeNumerateur, 0),
        denominator: format.amount(fields.regimeDenominateur, 0),
      }),
    ],
  ] as const
  const figures = [
    ['gross', month.salaireBrut, 'month'],
    ['net', month.salaireNet, 'month'],
    ...(month.remunerationMensuelle === month.salaireNet
      ? []
      : [['netWithBenefits', month.remunerationMensuelle, 'month'] as const]),
    ['annual', variable.annualWithout ?? year.remunerationAnnuelle, 'year'],
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
      {CONTENT_GROUPS.map((group) => {
        const contents = contentsOf(group, fields, { coutEmployeur: NO_COSTS as never }).filter(
          ({ has }) => has
        )
        return contents.length === 0 ? null : (
          <section key={group} className="mt-5">
            <h3 className="mb-1 text-sm font-semibold">{t(`contents.group_${group}`)}</h3>
            <ul className="flex flex-col divide-y divide-line">
              {contents.map((content, at) => (
                <Line
                  key={`${content.name}${at}`}
                  content={content}
                  worth={shows.employerCost || !COSTS_OF_EMPLOYER.includes(content.name)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {gaps.length > 0 && <p className="mt-4 text-xs text-ink-soft">{t('candidate.gaps')}</p>}
      {shows.legalSources && (
        <p className="mt-4 text-xs text-ink-soft">
          {t('candidate.law', { day: format.day(date) })}
        </p>
      )}
    </SectionCard>
  )
}

function Line({ content, worth }: { content: Content; worth: boolean }) {
  const t = useT()
  const value = useContentValue()(content)
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <div className="min-w-0">
        <p>{t(`fields.${content.name}`)}</p>
        {content.description && (
          <p className="text-xs text-ink-soft wrap-anywhere">{content.description}</p>
        )}
      </div>
      {worth && value && <p className="shrink-0 tabular-nums">{value}</p>}
    </li>
  )
}
