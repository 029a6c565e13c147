import { useState } from 'react'
import { FileText } from 'lucide-react'
import { List } from '@/components/list/list'
import type { Column, Order } from '@/components/list/column'
import { SelectionBar } from '@/components/list/selection-bar'
import { Button } from '@/components/ui/button'
import { useSelection } from '@/lib/use-selection'

interface Row {
  id: string
  name: string
  pay: number
}

const NAMES = ['Ada', 'Blaise', 'Chloé', 'Dries', 'Els', 'Farid', 'Greet']
/** Seven with names of their own, and as many more as make a second page of three. */
const ROWS: readonly Row[] = Array.from({ length: 28 }, (_, at) => ({
  id: `row-${at}`,
  name: NAMES[at] ?? `Zoé ${String(at + 1).padStart(2, '0')}`,
  pay: 3000 + at,
}))
const PER_PAGE = 25

const COLUMNS: readonly Column<Row, 'name' | 'pay'>[] = [
  { id: 'name', head: 'Personne', sort: 'name', cell: ({ name }) => name },
  { id: 'pay', head: 'Brut', sort: 'pay', first: 'desc', amount: true, cell: ({ pay }) => pay },
]
const EMPTY = { icon: FileText, title: 'Personne encore', text: 'Ajoutez quelqu’un.' }

/** As the server would answer: a page of all rows, in an order. */
function pageOf(sort: 'name' | 'pay', order: Order, page: number) {
  const all = ROWS.toSorted((a, b) => (sort === 'pay' ? a.pay - b.pay : a.name < b.name ? -1 : 1))
  if (order === 'desc') all.reverse()
  const lastPage = Math.ceil(ROWS.length / PER_PAGE)
  return {
    data: all.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    meta: { page, lastPage, perPage: PER_PAGE, total: ROWS.length, estimated: false },
  }
}

/** Sorted, ticked and turned page by page. */
export function ListPart() {
  const [{ sort, order }, setSort] = useState<{ sort: 'name' | 'pay'; order?: Order }>({
    sort: 'name',
  })
  const [page, setPage] = useState(1)
  const selection = useSelection('all')
  const answer = pageOf(sort, order ?? (sort === 'pay' ? 'desc' : 'asc'), page)
  const total = (count: number) => `${count} personnes`
  return (
    <>
      {(selection.ids.size > 0 || selection.all) && (
        <SelectionBar selection={selection} page={answer} total={total(answer.meta.total)}>
          <Button size="sm">Archiver</Button>
        </SelectionBar>
      )}
      <List
        label="Équipe"
        query={{ data: answer, error: null, refetch: () => {} }}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        href={({ id }) => `/${id}`}
        selection={selection}
        sorting={{ usual: 'name', sort, order, onSort: setSort }}
        pages={{ total, onChange: ({ page: next }) => next && setPage(next) }}
        empty={EMPTY}
      />
    </>
  )
}

/** Nothing yet, then a failure, then rows once it is asked again. */
export function LoadingList() {
  const [step, setStep] = useState<'waits' | 'failed' | 'there'>('waits')
  return (
    <>
      <Button onClick={() => setStep('failed')}>Échouer</Button>
      <List
        label="Équipe"
        query={{
          data: step === 'there' ? ROWS : undefined,
          error: step === 'failed' ? new Error('Rien') : null,
          refetch: () => setStep('there'),
        }}
        columns={COLUMNS}
        nameOf={({ name }) => name}
      />
    </>
  )
}

/** Nothing to list: as it begins, and as a filter leaves it. */
export function OneList({ rows }: { rows: readonly Row[] }) {
  const [isFiltered, setFiltered] = useState(true)
  return (
    <List
      label="Équipe"
      query={{ data: rows, error: null, refetch: () => {} }}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      filtered={isFiltered && { text: 'Cherchez autre chose.', onClear: () => setFiltered(false) }}
      empty={EMPTY}
    />
  )
}
