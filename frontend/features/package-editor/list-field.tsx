import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { newId } from '@/lib/new-id'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import type { DraftFields } from './draft.ts'
import { CatalogueMenu } from './catalogue-menu.tsx'
import { useEditor } from './editor-context.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryTable } from './entry-table.tsx'
import { LISTS, type Entry, type ListKey, type Row } from './lists.ts'
import { useAtnsOf } from './use-car-atns.ts'
import { useEntryEffects } from './use-entry-effects.ts'

const NONE: readonly Entry[] = []

/** A list of the package: the options of a choice, the extensions chosen, the extras. */
export function ListField({ list, fields }: { list: ListKey; fields: DraftFields }) {
  const t = useT()
  const nameOf = useNameOf()
  const { form, patch, errorAt } = useEditor()
  const date = useWatch({ control: form.control, name: 'date' })
  const { columns, atn, choose, isChosen } = LISTS[list]
  const entries = (fields[list] as readonly Entry[] | null | undefined) ?? NONE
  const atns = useAtnsOf(atn ? entries : NONE, date)
  const withEffect = choose !== undefined && !LISTS[list].several
  const effects = useEntryEffects(list, entries, fields, withEffect)
  const [edited, setEdited] = useState<{ at: number; entry: Entry } | null>(null)
  const name = t(`fields.${list}`)
  const write = (next: readonly Entry[]) => patch({ [list]: next })

  function errorOf({ at }: Row): string | null {
    const path = columns
      .map(({ key }) => `package.${list}[${at}].${key}`)
      .find((each) => errorAt(each) !== null)
    return path === undefined ? null : errorAt(path)
  }

  return (
    <div className="sm:col-span-2">
      <div className="mb-1 flex items-center justify-between gap-4">
        <span className="text-sm font-medium">{name}</span>
        <span className="flex flex-wrap justify-end gap-2">
          <CatalogueMenu
            list={list}
            label={t('editor.fromCatalogueTo', { list: name })}
            entries={entries}
            onTake={(taken) => write([...entries, ...taken])}
            several
          />
          <Button
            size="sm"
            aria-label={t('editor.addTo', { list: name })}
            onClick={() => setEdited({ at: entries.length, entry: blank(list) })}
          >
            <Plus aria-hidden />
            {t('editor.add')}
          </Button>
        </span>
      </div>
      {entries.length === 0 ? (
        <p className="rounded-lg bg-sunken p-3 text-sm text-ink-soft">{t('editor.emptyList')}</p>
      ) : (
        <EntryTable
          caption={name}
          columns={columns}
          rows={entries.map((entry, at) => ({
            entry,
            at,
            atn: atns[at],
            effect: effects.get(entry),
          }))}
          withEffect={withEffect}
          search
          atn={atn}
          choice={choose && (list === 'extensionAssuranceOptions' ? 'several' : 'one')}
          isChosen={(row) => isChosen?.(row.entry, fields) ?? false}
          onChoose={(row) => choose && patch(choose(row.entry, fields))}
          errorAt={errorOf}
          actions={(row) => (
            <RowButtons
              name={nameOf(row.entry)}
              onEdit={() => setEdited({ at: row.at, entry: row.entry })}
              onRemove={() => write(entries.filter((_, at) => at !== row.at))}
            />
          )}
        />
      )}
      {errorAt(`package.${list}`) !== null && (
        <p role="alert" className="mt-1 text-xs text-danger">
          {errorAt(`package.${list}`)}
        </p>
      )}
      {edited && (
        <EntryDialog
          title={name}
          columns={columns}
          entry={edited.entry}
          date={date}
          onClose={() => setEdited(null)}
          onSave={(entry) => {
            // A chosen entry that changes stays the chosen one.
            const before = entries[edited.at]
            const chosen = before && choose && isChosen?.(before, fields)
            const kept = before ? entries.with(edited.at, entry) : [...entries, entry]
            patch({
              [list]: kept,
              ...(chosen && list !== 'extensionAssuranceOptions' ? choose(entry, fields) : {}),
            })
            setEdited(null)
          }}
        />
      )}
    </div>
  )
}

function RowButtons({
  name,
  onEdit,
  onRemove,
}: {
  name: string
  onEdit: () => void
  onRemove: () => void
}) {
  const t = useT()
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('editor.changeEntry', { name })}
        onClick={onEdit}
      >
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('editor.removeEntry', { name })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </Button>
    </>
  )
}

/** A new entry, with usual values to begin from. */
function blank(list: ListKey): Entry {
  const usual = LISTS[list].columns.flatMap(({ key, usual: value }) =>
    value === undefined ? [] : [[key, value] as const]
  )
  return { id: newId(), ...Object.fromEntries(usual) }
}
