import { FilePlus, SlidersHorizontal } from 'lucide-react'
import { useCan } from '@/api/get-user'
import type { Screen } from '@/features/search/palette'
import { useGates } from '@/lib/gate'
import { SETTINGS_PAGES } from '@/lib/settings-pages'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { NAVIGATION } from './navigation.ts'

type Line = Pick<Screen, 'to' | 'label' | 'icon'>

const NEW_PACKAGE: Line = { to: urls.newPackage, label: 'new-package.title', icon: FilePlus }

/** Every screen that the signed-in person is offered: those of the menu, of the settings, and what one starts. */
export function useScreens(): Screen[] {
  const t = useT()
  const { offers } = useGates()
  const canCreate = useCan('packages.write')
  const screen = ({ to, label, icon }: Line, under?: string): Screen => ({
    to,
    label: t(label),
    icon,
    under: under && t(under),
  })
  return [
    ...NAVIGATION.flatMap((item) =>
      'entries' in item
        ? item.entries
            .filter(offers)
            .map((entry) => screen(entry, 'menu' in item ? item.menu.label : item.label))
        : offers(item)
          ? [screen(item)]
          : []
    ),
    ...(canCreate ? [screen(NEW_PACKAGE)] : []),
    ...SETTINGS_PAGES.filter(offers).map((page) =>
      screen({ ...page, icon: SlidersHorizontal }, 'nav.settings')
    ),
  ]
}
