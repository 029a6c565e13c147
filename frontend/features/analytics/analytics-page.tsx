import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageHeader } from '@/components/app/page-header'
import { useT } from '@/lib/use-t'
import { AnalyticsNav } from './analytics-nav.tsx'
import { FiguresNotice } from './figures-notice.tsx'

/** The frame of a page of analytics: its place among the others, and how far its figures are. */
export function AnalyticsPage({ children }: { children: ReactNode }) {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <>
      {/* Each page has a heading of its own, while the links stay what they are and keep the focus. */}
      <PageHeader key={pathname} title={t('nav.analytics')} subtitle={t('analytics.subtitle')} />
      <AnalyticsNav search={search} />
      <FiguresNotice />
      {children}
    </>
  )
}
