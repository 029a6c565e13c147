import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'

/** The ten codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useT()
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 rounded-lg bg-sunken p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button
          variant="primary"
          onClick={() => {
            toast(t('account.turnedOn'))
            onKept()
          }}
        >
          {t('account.recoveryKept')}
        </Button>
      </DialogActions>
    </>
  )
}
