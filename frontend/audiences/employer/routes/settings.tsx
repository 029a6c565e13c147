import { Outlet } from 'react-router'
import { SettingsNav } from '@/components/app/settings-nav'

/** The settings: their pages stand beside a column of links, or under a row of them where there is no room. */
export function Component() {
  return (
    <div className="gap-8 xl:grid xl:grid-cols-[12rem_minmax(0,1fr)]">
      <SettingsNav />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
