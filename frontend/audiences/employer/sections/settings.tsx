import { Settings } from 'lucide-react'
import { Navigate } from 'react-router'
import { TEMPLATE_FEATURES } from '@/lib/settings-pages'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

/** The screens of the settings; their menu is lib/settings-pages.ts. */
export const settings: Section = {
  line: { to: urls.settings, label: 'nav.settings', icon: Settings },
  screens: [
    { path: 'settings', element: <Navigate to={urls.accountSettings} replace /> },
    {
      lazy: () => import('../routes/settings.tsx'),
      children: [
        { path: 'settings/account', lazy: () => import('../routes/account-settings.tsx') },
        { path: 'settings/company', lazy: () => import('../routes/company-settings.tsx') },
        { path: 'settings/departments', lazy: () => import('../routes/departments-settings.tsx') },
        {
          path: 'settings/compute-models',
          lazy: () => import('../routes/compute-models-settings.tsx'),
        },
        { path: 'settings/avantages', lazy: () => import('../routes/benefits-settings.tsx') },
        gated('offers', [
          { path: 'settings/offers', lazy: () => import('../routes/offers-settings.tsx') },
        ]),
        gated(TEMPLATE_FEATURES, [
          { path: 'settings/documents', lazy: () => import('../routes/documents-settings.tsx') },
          { path: 'settings/documents/new', lazy: () => import('../routes/template-settings.tsx') },
          {
            path: 'settings/documents/shipped',
            lazy: () => import('../routes/shipped-templates.tsx'),
          },
          {
            path: 'settings/documents/:templateId',
            lazy: () => import('../routes/template-settings.tsx'),
          },
        ]),
        gated('sync', [
          {
            path: 'settings/integrations',
            lazy: () => import('../routes/integrations-settings.tsx'),
          },
        ]),
        gated('aiChat', [
          { path: 'settings/assistant', lazy: () => import('../routes/assistant-settings.tsx') },
        ]),
        { path: 'settings/webhooks', lazy: () => import('../routes/webhooks-settings.tsx') },
        {
          path: 'settings/webhooks/:webhookId',
          lazy: () => import('../routes/webhook-settings.tsx'),
        },
        { path: 'settings/audit', lazy: () => import('../routes/audit-settings.tsx') },
        { path: 'settings/users', lazy: () => import('../routes/users-settings.tsx') },
        { path: 'settings/billing', lazy: () => import('../routes/billing-settings.tsx') },
      ],
    },
  ],
}
