import { useMemo, useState } from 'react'
import { BookOpen } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { offeredBenefits, useBenefits } from '@/api/benefits'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { asOption } from './as-option.ts'
import { useEditor } from './editor-context.tsx'
import { EntryTable } from './entry-table.tsx'
import { kindOfList, LISTS, type Entry, type ListKey } from './lists.ts'
import { useAtnsOf } from './use-car-atns.ts'
import { useEntryEffects } from './use-entry-effects.ts'

interface CatalogueMenuProps {
  list: ListKey
  /** What the button says to who does not see beside what it stands. */
  label: string
  /** What the package has already. */
  entries: readonly Entry[]
  onTake: (entries: Entry[]) => void
  /** Several at once may be taken. */
  several: boolean
}

const NONE: readonly Entry[] = []

/** What the company's catalogue has for a list. Nothing where it has nothing: then an entry is typed by hand. */
export function CatalogueMenu({ list, label, entries, onTake, several }: CatalogueMenuProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const kind = kindOfList(list)
  const benefits = useBenefits().data
  const left = useMemo(
    () =>
      kind === undefined
        ? NONE
        : offeredBenefits(benefits ?? [], kind)
            .filter(({ id }) => !entries.some((entry) => entry.id === id))
            .map((benefit) => asOption(benefit)),
    [benefits, kind, entries]
  )
  if (left.length === 0) return null
  return (
    <>
      <Button size="sm" aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BookOpen aria-hidden />
        {t('editor.fromCatalogue')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t(`fields.${list}`)} className="max-w-3xl">
        {open && (
          <Choice
            list={list}
            left={left}
            several={several}
            onTake={(taken) => {
              onTake(taken)
              setOpen(false)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

interface ChoiceProps {
  list: ListKey
  left: readonly Entry[]
  several: boolean
  onTake: (entries: Entry[]) => void
}

/** The catalogue as a table, with what each changes: one is taken by its button, several are marked first. */
function Choice({ list, left, several, onTake }: ChoiceProps) {
  const t = useT()
  const { form } = useEditor()
  const fields = useWatch({ control: form.control, name: 'package' })
  const date = useWatch({ control: form.control, name: 'date' })
  const { columns, atn } = LISTS[list]
  const atns = useAtnsOf(atn ? left : NONE, date)
  const effects = useEntryEffects(list, left, fields, !LISTS[list].several)
  const [marked, setMarked] = useState<readonly Entry[]>(NONE)
  return (
    <>
      <EntryTable
        caption={t(`fields.${list}`)}
        columns={columns}
        rows={left.map((entry, at) => ({ entry, at, atn: atns[at], effect: effects.get(entry) }))}
        atn={atn}
        withEffect={!LISTS[list].several}
        search
        choice={several ? 'several' : undefined}
        isChosen={({ entry }) => marked.includes(entry)}
        onChoose={({ entry }) =>
          setMarked(
            marked.includes(entry) ? marked.filter((other) => other !== entry) : [...marked, entry]
          )
        }
        onTake={several ? undefined : ({ entry }) => onTake([entry])}
      />
      {several && (
        <DialogActions>
          {left.length > 1 && (
            <Button onClick={() => onTake([...left])}>
              {t('editor.allOfCatalogue', { count: left.length })}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={marked.length === 0}
            onClick={() => onTake([...marked])}
          >
            {t('editor.takeMarked', { count: marked.length })}
          </Button>
        </DialogActions>
      )}
    </>
  )
}
