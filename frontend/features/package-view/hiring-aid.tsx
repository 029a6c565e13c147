import { useMemo, useState } from 'react'
import {
  hiringAid,
  HIRING_AID_ALWAYS,
  HIRING_AID_LINES,
  HIRING_AID_TOTALS,
  type EmbaucheFields,
  type HiringAidAnswer,
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
import { requestOfStored } from '@/lib/pay/stored-request'
import { useAllWords } from '@/lib/rest-of-words'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { HiringTold } from './hiring-told.tsx'
import { YearPanel } from './year-panel.tsx'

/** What is told of a hiring, and what the employer is given for it in the first year. Nothing of it is kept. */
export default function HiringAid({ stored }: { stored: Package }) {
  useAllWords()
  const t = useT()
  const [told, setTold] = useState<EmbaucheFields>({})
  const asked = useMemo(() => ({ ...requestOfStored(stored), embauche: told }), [stored, told])
  const result = useMemo(() => hiringAid({ ...asked, explain: true }), [asked])
  const title = t('compute.hiring_aid.words.title')
  return (
    <YearPanel
      title={title}
      asked={<HiringTold told={told} onChange={setTold} errors={result.ok ? [] : result.errors} />}
    >
      {result.ok &&
        (Object.keys(told).length === 0 ? (
          <p className="text-ink-soft">{t('hiring.empty')}</p>
        ) : (
          <div className="flex min-w-0 flex-col gap-6">
            <Aided answer={result.answer} />
            <CalculationPdfButton
              calculation="hiring-aid"
              request={asked}
              forWhom={stored.person?.displayName}
            />
          </div>
        ))}
    </YearPanel>
  )
}

const PARTS = ['aidesEmbauche', 'coutApresAides'] as const
const PART_TONES = { aidesEmbauche: TONES.net, coutApresAides: TONES.total } as const

function Aided({ answer: { lignes, hypotheses, explanation } }: { answer: HiringAidAnswer }) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="flex min-w-0 max-w-xl flex-col gap-6">
      <Headline amount={format.euros(lignes.aidesEmbauche)}>
        {t('hiring.aided', { cost: format.euros(lignes.coutEmployeurAnnuel) })}
      </Headline>
      {lignes.aidesEmbauche > 0 && (
        <Picture title={t('hiring.picture')} unit={t('pay.eurPerYear')}>
          <SplitBar
            title={t('compute.rules.coutEmployeurAnnuel.title')}
            of={lignes}
            parts={PARTS}
            tones={PART_TONES}
            label={(part) => t(`compute.rules.${part}.title`)}
          />
        </Picture>
      )}
      <Explained lines={explanation}>
        <PartTable
          title={t('compute.hiring_aid.words.first')}
          unit={t('pay.eurPerYear')}
          keys={HIRING_AID_LINES}
          lines={lignes}
          results={HIRING_AID_TOTALS}
          always={HIRING_AID_ALWAYS}
        />
      </Explained>
      <RestsOn words="compute.hiring_aid" hypotheses={hypotheses} />
    </div>
  )
}
