import { useKeptElsewhere } from '@/api/integrations'
import { useT } from '@/lib/use-t'

/** How forms call what the record calls otherwise. */
const RECORD: Readonly<Record<string, string>> = {
  startOfSeniorityStr: 'startOfSeniority',
  dateOfBirthStr: 'dateOfBirth',
}

/** Why a field of a worker cannot be changed here: another program keeps it. */
export function useLockedFields(workerId: string): (name: string) => string | null {
  const t = useT()
  const { data } = useKeptElsewhere(workerId)
  return (name) => {
    const kept = data?.fields.find(({ field }) => field === (RECORD[name] ?? name))
    return kept ? t('team.managedIn', { system: kept.system }) : null
  }
}
