import { useCallback } from 'react'
import { Columns3, Users } from 'lucide-react'
import { Link } from 'react-router'
import { postTeamViews } from '#client/bounds'
import { today } from '#modules/shared/values/days'
import { useDepartments } from '@/api/departments'
import { useCan } from '@/api/get-user'
import { useCostCenters, useLocations } from '@/api/named-lists'
import {
  TEAM_COLUMNS,
  useRemoveTeamView,
  useSaveTeamView,
  useTeam,
  useTeamFunctions,
  useTeamViews,
  type TeamStanding,
} from '@/api/team'
import { SearchField } from '@/components/app/search-field'
import { ViewsMenu } from '@/components/app/views-menu'
import { List } from '@/components/list/list'
import { Button } from '@/components/ui/button'
import { CheckRow } from '@/components/ui/check-row'
import { DateInput } from '@/components/ui/date-input'
import { MenuButton } from '@/components/ui/menu-button'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { narrowing } from '@/lib/use-address-filter'
import { useFormat } from '@/lib/use-format'
import { useSelection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { TeamBulkBar } from './team-bulk-bar.tsx'
import { useTeamColumns } from './team-columns.tsx'
import {
  asked,
  columnsOf,
  ofView,
  useTeamFilter,
  viewOf,
  type TeamFilter,
} from './use-team-filter.ts'

const ALL = 'all'
/** Of whom a contract was made; the others are contacts, on a screen of their own. */
const SHOWN: readonly TeamStanding[] = ['ACTIVE', 'UPCOMING', 'LEFT']

/** The people of the team on a day: search, filters, columns and views in the URL. */
export function TeamOverview() {
  const t = useT()
  const canWrite = useCan('team.write')
  const mayImport = useCan('imports.write')
  const [filter, change, replace] = useTeamFilter()
  const team = useTeam(asked(filter))
  const { cards, columns, on, standing, ...rest } = narrowing(filter) as TeamFilter
  const isNarrowed = Object.keys(rest).length > 0
  const selection = useSelection(JSON.stringify({ ...rest, on, standing }))
  const isNobody = SHOWN.every((each) => team.data?.counts[each] === 0)
  const clear = () => replace({ cards, columns, on, standing })
  return (
    <>
      <StandingTabs filter={filter} counts={team.data?.counts} onChange={change} />
      <Toolbar filter={filter} onChange={change} onReplace={replace} />
      {on && on !== today() && <OtherDay on={on} onToday={() => change({ on: undefined })} />}
      {canWrite && team.data && (selection.all || selection.ids.size > 0) && (
        <TeamBulkBar selection={selection} filter={filter} page={team.data} />
      )}
      <List
        label={t('nav.team')}
        query={team}
        columns={useTeamColumns(columnsOf(filter))}
        nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`}
        href={({ id }) => urls.worker(id)}
        selection={canWrite ? selection : undefined}
        sorting={{ usual: 'name', ...filter, onSort: change }}
        pages={{ total: (total) => t('team-overview.total', { total }), onChange: change }}
        cards={filter.cards}
        filtered={isNarrowed && { text: t('team.noResultsText'), onClear: clear }}
        empty={{
          icon: Users,
          title: t(`team-overview.empty_${filter.standing ?? 'ACTIVE'}`),
          text: t('team-overview.emptyText'),
          action: isNobody && mayImport && (
            <Button variant="primary" asChild>
              <Link to={urls.import}>{t('team-overview.importTeam')}</Link>
            </Button>
          ),
        }}
      />
    </>
  )
}

interface ToolbarProps {
  filter: TeamFilter
  onChange: (part: Partial<TeamFilter>) => void
  onReplace: (filter: Partial<TeamFilter>) => void
}

function StandingTabs({
  filter,
  counts,
  onChange,
}: Omit<ToolbarProps, 'onReplace'> & { counts?: Record<TeamStanding, number> }) {
  const t = useT()
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Segmented
        label={t('team-overview.standing')}
        className="max-w-full overflow-x-auto"
        value={filter.standing ?? 'ACTIVE'}
        onValueChange={(value) => onChange({ standing: value === 'ACTIVE' ? undefined : value })}
        options={SHOWN.map((value) => ({
          value,
          label: t(`team-overview.standing_${value}`, { count: counts?.[value] ?? 0 }),
        }))}
      />
      <DateInput
        label={t('team-overview.on')}
        className="w-40"
        value={filter.on ?? today()}
        onValueChange={(on) => onChange({ on: on === '' || on === today() ? undefined : on })}
      />
    </div>
  )
}

function Toolbar({ filter, onChange, onReplace }: ToolbarProps) {
  const t = useT()
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange])
  const departments = useDepartments().data
  const locations = useLocations().data
  const centers = useCostCenters().data
  const functions = useTeamFunctions(filter.on).data?.map((name) => ({ id: name, name }))
  const save = useSaveTeamView()
  const remove = useRemoveTeamView()
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <SearchField
        label={t('team.search')}
        value={filter.search ?? ''}
        onSearch={onSearch}
        className="w-full sm:w-64"
      />
      {/* On a phone one line that is pulled sideways: the people are what one came for. */}
      <div className="flex gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:w-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:contents">
        <FilterSelect
          name="department"
          of={departments}
          value={filter.department}
          onChange={(department) => onChange({ department })}
        />
        <FilterSelect
          name="location"
          of={locations}
          value={filter.location}
          onChange={(location) => onChange({ location })}
        />
        <FilterSelect
          name="costCenter"
          of={centers}
          value={filter.costCenter}
          onChange={(costCenter) => onChange({ costCenter })}
        />
        <FilterSelect
          name="nomFonction"
          of={functions}
          value={filter.nomFonction}
          onChange={(nomFonction) => onChange({ nomFonction })}
        />
      </div>
      <div className="flex flex-wrap gap-2 xl:ml-auto">
        <ViewsMenu
          current={viewOf(filter)}
          views={useTeamViews().data ?? []}
          bounds={postTeamViews}
          save={save}
          remove={remove}
          onOpen={(view) => onReplace(ofView(view))}
        />
        <ColumnsMenu filter={filter} onChange={onChange} />
        <Segmented
          label={t('team-overview.layout')}
          className="max-md:hidden"
          value={filter.cards ? 'cards' : 'table'}
          onValueChange={(value) => onChange({ cards: value === 'cards' || undefined })}
          options={[
            { value: 'table', label: t('team-overview.layout_table') },
            { value: 'cards', label: t('team-overview.layout_cards') },
          ]}
        />
      </div>
    </div>
  )
}

interface FilterSelectProps {
  name: 'department' | 'location' | 'costCenter' | 'nomFonction'
  of: readonly { id: string; name: string }[] | undefined
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** One filter; where there is nothing to choose from there is none. */
function FilterSelect({ name, of: items = [], value, onChange }: FilterSelectProps) {
  const t = useT()
  if (items.length === 0) return null
  return (
    <Select
      aria-label={t(`team-overview.filter_${name}`)}
      className="w-40 shrink-0 sm:w-44"
      value={items.some(({ id }) => id === value) ? value! : ALL}
      onValueChange={(next) => onChange(next === ALL ? undefined : next)}
      options={[
        { value: ALL, label: t(`team-overview.every_${name}`) },
        ...items.map((item) => ({ value: item.id, label: item.name })),
      ]}
    />
  )
}

/** Which columns the list has, the name apart. */
function ColumnsMenu({ filter, onChange }: Omit<ToolbarProps, 'onReplace'>) {
  const t = useT()
  const seesPay = useCan('packages.read')
  const shown = columnsOf(filter)
  const columns = TEAM_COLUMNS.filter((each) => seesPay || (each !== 'gross' && each !== 'cost'))
  const toggled = (column: (typeof columns)[number], on: boolean) =>
    TEAM_COLUMNS.filter((each) => (each === column ? on : shown.includes(each))).join(',')
  return (
    <MenuButton className="w-64 p-3" icon={Columns3} label={t('team-overview.columns')}>
      {() =>
        columns.map((column) => (
          <CheckRow
            key={column}
            label={t(`team-overview.column_${column}`)}
            checked={shown.includes(column)}
            onCheckedChange={(on) => onChange({ columns: toggled(column, on) })}
          />
        ))
      }
    </MenuButton>
  )
}

/** Says which day is shown, and what of it is of today. */
function OtherDay({ on, onToday }: { on: string; onToday: () => void }) {
  const t = useT()
  const format = useFormat()
  return (
    <Notice
      role="status"
      className="mb-4"
      actions={
        <Button size="sm" onClick={onToday}>
          {t('team-overview.backToToday')}
        </Button>
      }
    >
      {t('team-overview.onDay', { day: format.day(on) })}
    </Notice>
  )
}
