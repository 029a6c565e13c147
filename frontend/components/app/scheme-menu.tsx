import { Monitor, Moon, Sun } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Menu, MenuRadioGroup, MenuRadioItem } from '@/components/ui/dropdown-menu'
import type { Scheme } from '@/lib/paint-scheme'
import { useScheme } from '@/lib/scheme'
import { useT } from '@/lib/use-t'

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const

/** Light, dark, or as the system says. */
export function SchemeMenu() {
  const t = useT()
  const [scheme, setScheme] = useScheme()
  const Current = ICONS[scheme]
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('common.scheme')}>
          <Current aria-hidden />
        </Button>
      }
    >
      <MenuRadioGroup value={scheme} onValueChange={(value) => setScheme(value as Scheme)}>
        {(Object.keys(ICONS) as Scheme[]).map((value) => {
          const Icon = ICONS[value]
          return (
            <MenuRadioItem key={value} value={value}>
              <Icon aria-hidden />
              {t(`common.scheme_${value}`)}
            </MenuRadioItem>
          )
        })}
      </MenuRadioGroup>
    </Menu>
  )
}
