import { usePackageVersions } from '@/api/package-versions'
import type { Package, PackageInput } from '@/api/types'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useFieldWords } from '@/lib/pay/use-field-words'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { contentOf, differencesOf } from './draft.ts'

interface ConflictDialogProps {
  open: boolean
  mine: PackageInput
  /** What the other person saved; null where it could not be read. */
  theirs: Package | null
  onTheirs: () => void
  onMine: () => void
  /** Decides later: nothing is saved, and the next save asks again. */
  onLater: () => void
}

/** Another version was saved meanwhile: which one stays is the person's choice, never silently made. */
export function ConflictDialog({
  open,
  mine,
  theirs,
  onTheirs,
  onMine,
  onLater,
}: ConflictDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onLater}
      title={t('editor.conflictTitle')}
      description={t('editor.conflictText')}
      className="max-w-xl"
    >
      {theirs && <Who theirs={theirs} />}
      {theirs && <Differences mine={mine} theirs={theirs} />}
      <DialogActions>
        <Button onClick={onTheirs}>{t('editor.conflictTheirs')}</Button>
        <Button variant="primary" onClick={onMine}>
          {t('editor.conflictMine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The name comes from the history; the time is known before it. */
function Who({ theirs }: { theirs: Package }) {
  const t = useT()
  const format = useFormat()
  const name = usePackageVersions(theirs.id, true).data?.find(
    ({ version }) => version === theirs.version
  )?.savedBy
  return (
    <p className="mb-3 text-sm font-medium">
      {t(name ? 'editor.conflictBy' : 'editor.conflictAt', {
        name,
        at: format.instant(theirs.updatedAt),
      })}
    </p>
  )
}

function Differences({ mine, theirs }: { mine: PackageInput; theirs: Package }) {
  const t = useT()
  const words = useFieldWords()
  const differences = differencesOf(mine, contentOf(theirs))
  if (differences.length === 0) return <p className="text-sm">{t('editor.conflictSame')}</p>
  return (
    <div className="max-h-72 overflow-y-auto rounded-lg border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('editor.conflictDifferences')}</caption>
        <thead className="bg-sunken text-left text-xs text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              {t('editor.conflictField')}
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              {t('editor.conflictTheirsColumn')}
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              {t('editor.conflictMineColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path, mine: own, theirs: other }) => (
            <tr key={path} className="border-t border-line align-top">
              <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere">
                {words.label(path)}
              </th>
              <td className="px-3 py-2 wrap-anywhere">{words.value(path, other)}</td>
              <td className="px-3 py-2 wrap-anywhere">{words.value(path, own)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
