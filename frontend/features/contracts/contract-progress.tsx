import type { Contract } from '@/api/contracts'
import { Stages } from '@/components/app/stages'
import { useT } from '@/lib/use-t'

const STAGES = ['offer', 'contract', 'papers', 'sign', 'holds'] as const
type StageName = (typeof STAGES)[number]

interface ContractProgressProps {
  at: StageName
  fromOffer: boolean
  firstDay: string | null
}

/** How far it is from an accepted offer to a contract that holds. */
export function ContractProgress({ at, fromOffer, firstDay }: ContractProgressProps) {
  const t = useT()
  const stages = STAGES.filter((name) => name !== 'offer' || fromOffer)
  return (
    <Stages
      label={t('contracts.progress')}
      at={stages.indexOf(at)}
      stages={stages.map((name) => ({
        name,
        label: t(`contracts.stage_${name}`),
        day: name === 'holds' ? firstDay : null,
      }))}
    />
  )
}

/** Which stage a contract is at; none once it holds, or held. */
export function stageOf({ standing, casefiles }: Contract): StageName | null {
  if (standing === 'UPCOMING') return 'holds'
  if (standing !== 'TO_SIGN') return null
  const isSent = casefiles.some(({ status }) => status === 'SIGNING' || status === 'SEALING')
  return isSent ? 'sign' : 'papers'
}
