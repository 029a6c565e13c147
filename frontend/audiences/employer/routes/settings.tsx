import { Outlet } from 'react-router'
import { SettingsNav } from '@/components/app/settings-nav'

/** The settings: their pages stand under one row of links. */
export function Component() {
  return (
    <>
      <SettingsNav />
      <Outlet />
    </>
  )
}
