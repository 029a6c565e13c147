import { useMemo } from 'react'
import type { Member, TeamColumn, TeamSort } from '@/api/team'
import { PersonChip } from '@/components/app/person-chip'
import type { Column } from '@/components/list/column'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

type MemberColumn = Column<Member, TeamSort>

/** What the overview shows of a person: the name, and the columns that were chosen. */
export function useTeamColumns(shown: readonly TeamColumn[]): readonly MemberColumn[] {
  const t = useT()
  const format = useFormat()
  return useMemo(() => {
    const all: Record<TeamColumn, Omit<MemberColumn, 'id'>> = {
      department: {
        head: t('team-overview.column_department'),
        card: 'line',
        cell: ({ department }) => department?.name ?? '',
      },
      nomFonction: {
        head: t('team-overview.column_nomFonction'),
        card: 'line',
        cell: ({ nomFonction }) => nomFonction ?? '',
        className: 'max-w-56 truncate',
      },
      level: {
        head: t('team-overview.column_level'),
        card: 'line',
        cell: ({ level }) => level ?? '',
      },
      location: {
        head: t('team-overview.column_location'),
        card: 'line',
        cell: ({ location }) => location?.name ?? '',
      },
      costCenter: {
        head: t('team-overview.column_costCenter'),
        card: 'line',
        cell: ({ costCenter }) => costCenter?.name ?? '',
      },
      manager: {
        head: t('team-overview.column_manager'),
        card: 'line',
        cell: ({ manager }) => manager?.displayName ?? '',
      },
      contract: {
        head: t('team-overview.column_contract'),
        card: 'block',
        cell: ({ contract, standing }) =>
          contract && (
            <>
              {contract.endDateStr
                ? t('contracts.fromTo', {
                    from: format.day(contract.startDateStr, 'medium'),
                    to: format.day(contract.endDateStr, 'medium'),
                  })
                : t('contracts.since', { from: format.day(contract.startDateStr, 'medium') })}
              {!contract.isSigned && standing !== 'LEFT' && (
                <Badge tone="warn" className="ml-2">
                  {t('contracts.standing_TO_SIGN')}
                </Badge>
              )}
            </>
          ),
      },
      seniority: {
        head: t('team-overview.column_seniority'),
        sort: 'seniority',
        card: 'line',
        cell: ({ startOfSeniorityStr }) =>
          startOfSeniorityStr ? format.day(startOfSeniorityStr, 'medium') : '',
      },
      employeeNumber: {
        head: t('team-overview.column_employeeNumber'),
        card: 'line',
        cell: ({ employeeNumber }) => employeeNumber ?? '',
      },
      gross: {
        head: t('team-overview.column_gross'),
        unit: t('team-overview.perMonth'),
        amount: true,
        card: 'figure',
        cell: ({ contract }) => (contract?.pay ? format.euros(contract.pay.salaireBrut, 0) : ''),
      },
      cost: {
        head: t('team-overview.column_cost'),
        amount: true,
        card: 'figure',
        cell: ({ contract }) =>
          contract?.pay ? format.euros(contract.pay.coutEmployeurAnnuel, 0) : '',
      },
    }
    return [
      {
        id: 'name',
        head: t('packages.worker'),
        sort: 'name',
        cell: ({ firstName, lastName, email }) => (
          <PersonChip name={`${firstName} ${lastName}`} detail={email} />
        ),
      },
      ...shown.map((id) => ({ id, ...all[id] })),
    ]
  }, [t, format, shown])
}
