import { useMemo, useState } from 'react'
import {
  director,
  DIRECTOR_FLOW,
  DIRECTOR_MINUS,
  directorParts,
  type DirectorAnswer,
  type DirectorFlow,
  type DirectorLine,
  type DirigeantFields,
} from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { CalculationPdfButton } from '@/components/pay/calculation-pdf-button'
import { Headline } from '@/components/pay/headline'
import { PartTable } from '@/components/pay/part-table'
import { Picture } from '@/components/pay/pictures/picture'
import { SplitBar } from '@/components/pay/pictures/split-bar'
import { TONES } from '@/components/pay/pictures/tones'
import { RestsOn } from '@/components/pay/rests-on'
import { Explained } from '@/components/pay/why-context'
import {
  menageOf,
  UNTOLD,
  YearHousehold,
  type Household,
} from '@/components/pay/year-tax/year-household'
import { Notice } from '@/components/ui/notice'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useAllWords } from '@/lib/rest-of-words'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { DirectorTold } from './director-told.tsx'
import { HundredOfCompanyPicture } from './hundred-of-company.tsx'
import { YearPanel } from './year-panel.tsx'

/** A director's year and the company's: what it pays, where that goes, what is left of its profit. Nothing of it is kept. */
export default function Director({ stored }: { stored: Package }) {
  useAllWords()
  const t = useT()
  const [household, setHousehold] = useState<Household>(UNTOLD)
  const [told, setTold] = useState<DirigeantFields>({})
  const asked = useMemo(
    () => ({
      ...requestOfStored(stored),
      menage: menageOf(household, stored.worker),
      dirigeant: told,
    }),
    [household, told, stored]
  )
  const result = useMemo(
    () => (household.rate === null ? null : director({ ...asked, explain: true })),
    [household, asked]
  )
  const errors = result !== null && !result.ok ? result.errors : []
  return (
    <YearPanel
      title={t('compute.director.words.title')}
      asked={
        <div className="min-w-0">
          <YearHousehold
            worker={stored.worker}
            household={household}
            onChange={setHousehold}
            errors={errors}
          />
          <DirectorTold told={told} onChange={setTold} errors={errors} />
        </div>
      }
    >
      {result === null ? (
        <p className="text-ink-soft">{t('director.empty')}</p>
      ) : (
        result.ok && (
          <div className="flex min-w-0 flex-col gap-6">
            <Told answer={result.answer} />
            <CalculationPdfButton
              calculation="director"
              request={asked}
              forWhom={stored.person?.displayName}
            />
          </div>
        )
      )}
    </YearPanel>
  )
}

const FLOW_TONES = {
  reste: TONES.net,
  cotisations: TONES.employer,
  impot: TONES.withheld,
  avantages: TONES.benefits,
} as const
/** Alternatives, of which none is the sum of the others. */
const NO_SUM: readonly DirectorLine[] = []

function Told({ answer }: { answer: DirectorAnswer }) {
  const t = useT()
  const { lignes, partage, hypotheses, hypothesesImpot, gaps, explanation } = answer
  return (
    <Explained lines={explanation}>
      <div className="flex min-w-0 flex-col gap-6">
        {partage && <Left of={partage} />}
        {partage && (
          <Picture title={t('compute.director.words.flow')} unit={t('pay.eurPerYear')}>
            <SplitBar
              title={t('compute.rules.coutSociete.title')}
              of={partage}
              parts={DIRECTOR_FLOW}
              tones={FLOW_TONES}
              label={(part) => t(`compute.director.words.${part}`)}
            />
          </Picture>
        )}
        <HundredOfCompanyPicture of={answer.centEuros} />
        {lignes.benefice !== null && (
          <Notice tone={answer.tauxReduit === 'GARDE' ? 'info' : 'warn'}>
            {t(`compute.director.tauxReduit.${answer.tauxReduit}`)}
          </Notice>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          {directorParts(answer).map(([part, keys]) => (
            <PartTable<DirectorLine>
              key={part}
              title={t(`compute.director.words.${part}`)}
              unit={t('pay.eurPerYear')}
              keys={keys}
              lines={lignes}
              minus={DIRECTOR_MINUS[part]}
              {...(part === 'dividends' && { results: NO_SUM, always: keys })}
            />
          ))}
        </div>
        <RestsOn
          words="compute.director"
          hypotheses={hypotheses}
          beside={{ words: 'compute.year_tax', hypotheses: hypothesesImpot }}
          gaps={{ of: gaps, sentence: 'director.gaps' }}
        />
      </div>
    </Explained>
  )
}

/** The one figure that an owner looks for. */
function Left({ of: { reste, cout } }: { of: DirectorFlow }) {
  const t = useT()
  const format = useFormat()
  return (
    <Headline amount={format.euros(reste)}>
      {t('director.left', { cost: format.euros(cout) })}
    </Headline>
  )
}
