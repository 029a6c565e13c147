import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import type { Configurator } from './use-configurator.ts'

/** The choices were changed elsewhere meanwhile: these or those. */
export function ConflictNotice({ configurator }: { configurator: Configurator }) {
  const t = useT()
  return (
    <Notice
      tone="warn"
      role="alert"
      actions={
        <>
          <Button size="sm" onClick={() => void configurator.keepMine()}>
            {t('choices.keepMine')}
          </Button>
          <Button size="sm" onClick={() => void configurator.takeTheirs()}>
            {t('choices.takeTheirs')}
          </Button>
        </>
      }
    >
      {t('choices.conflict')}
    </Notice>
  )
}
