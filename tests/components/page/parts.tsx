import { useState, type ComponentType } from 'react'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { MoneyInput } from '@/components/ui/money-input'
import { Slider } from '@/components/ui/slider'
import StackedBars from '@/components/charts/stacked-bars'
import { RowMenu } from '@/components/list/row-menu'
import { MonthColumns, MonthTable } from '@/components/pay/pictures/month-columns'
import { Picture } from '@/components/pay/pictures/picture'
import type { CashFlowGrid } from '@/lib/pay/cash-flow-grid'
import { FormPart } from './form-part.tsx'
import { ListPart, LoadingList, OneList } from './list-part.tsx'
import { TextPart } from './text-part.tsx'

/** A part by itself, as a test asks for it in the address: `#list`. */
export const PARTS: Record<string, ComponentType> = {
  'list': ListPart,
  'list-loading': LoadingList,
  'list-empty': () => <OneList rows={[]} />,
  'form': FormPart,
  'text': TextPart,
  'day': Day,
  'money': Money,
  'slider': Line,
  'question': Question,
  'menu': Commands,
  'picture': Months,
  'bars': () => <Bars months={12} />,
  'bars-two-years': () => <Bars months={24} />,
}

function Day() {
  const [day, setDay] = useState('2026-11-26')
  return (
    <>
      <DateInput label="Début" value={day} onValueChange={setDay} />
      <output>{day}</output>
    </>
  )
}

function Money() {
  const [amount, setAmount] = useState<number | null>(3000)
  return (
    <>
      <MoneyInput aria-label="Brut" value={amount} step={10} onValueChange={setAmount} />
      <output>{String(amount)}</output>
    </>
  )
}

function Line() {
  const [amount, setAmount] = useState(3000)
  return (
    <Slider
      label="Brut"
      value={amount}
      onValueChange={setAmount}
      min={0}
      max={3200}
      step={10}
      valueText={`${amount} €`}
    />
  )
}

function Question() {
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const say = (word: string) => () => (setAnswer(word), setOpen(false))
  return (
    <>
      <Button onClick={() => setOpen(true)}>Demander</Button>
      <Button>Derrière</Button>
      <ConfirmDialog
        open={open}
        title="Supprimer ?"
        description="Rien ne revient."
        confirm="Supprimer"
        cancel="Garder"
        danger
        onConfirm={say('oui')}
        onCancel={say('non')}
      />
      <output>{answer}</output>
    </>
  )
}

function Commands() {
  const [done, setDone] = useState('')
  return (
    <>
      <RowMenu label="Actions pour Ada">
        {['Copier', 'Archiver', 'Supprimer'].map((name) => (
          <MenuItem key={name} onSelect={() => setDone(name)}>
            {name}
          </MenuItem>
        ))}
      </RowMenu>
      <output>{done}</output>
    </>
  )
}

const GRID: CashFlowGrid = {
  dates: ['2026-01-31', '2026-02-28', '2026-05-31'],
  parts: {
    remunerationsFixes: [3000, 3000, 5800],
    frais: [900, 900, 1500],
    remunerationsVariables: [0, 0, 0],
    avantages: [250, 250, 250],
  },
  totals: [4150, 4150, 7550],
  rows: [],
}

function Months() {
  return (
    <Picture title="Par mois" unit="EUR" table={() => <MonthTable grid={GRID} />}>
      <MonthColumns grid={GRID} />
    </Picture>
  )
}

/** A bar a month from January on, with the letters of a phone. */
function Bars({ months }: { months: number }) {
  return (
    <StackedBars
      categories={Array.from({ length: months }, (_, at) => 'JFMAMJJASOND'[at % 12]!)}
      series={[
        {
          name: 'Fixe',
          colour: '--data-fixed',
          values: Array.from({ length: months }, (_, at) => 300_000 + (at % 5) * 20_000),
        },
      ]}
      onAxis={(value) => `${value} €`}
      inBox={(value) => `${value} €`}
      height={320}
    />
  )
}
