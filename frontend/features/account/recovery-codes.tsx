import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'

interface RecoveryCodesProps {
  codes: string[]
  /** Said once they are kept. */
  done: string
  onKept: () => void
}

/** The ten codes, shown this once. */
export function RecoveryCodes({ codes, done, onKept }: RecoveryCodesProps) {
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
            toast(done)
            onKept()
          }}
        >
          {t('account.recoveryKept')}
        </Button>
      </DialogActions>
    </>
  )
}
