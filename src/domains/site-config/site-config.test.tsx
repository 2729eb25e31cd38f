import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { configureApi } from '#/api/client'
import { createQueryClient } from '#/api/query-client'
import { configureReports, type ReportSink } from '#/api/report'
import { BrandProvider, useBrand } from './use-brand'
import { ConfigFailureDialog } from './config-failure-dialog'
import { Footer } from './footer'
import { siteConfigQueries } from './queries'
import { useDomainLook } from './use-domain-look'

const replies = { domain: new Response() as Response | null, external: null as object | null }
let asked: string[] = []
const root = document.documentElement

const ok = (data: unknown) => Response.json({ success: true, data, errors: null })

beforeEach(() => {
  asked = []
  configureReports(() => {})
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  configureApi({
    origin: 'https://school.example',
    v1: '/v1',
    v2: '/v2',
    lang: 'en',
    appId: 'lumen',
    fetch: async (input) => {
      const path = new URL(new Request(input).url).pathname
      asked.push(path)
      if (path.endsWith('external-application-config')) return ok(replies.external)
      return replies.domain?.clone() ?? new Promise(() => {})
    },
  })
})
afterEach(() => {
  root.removeAttribute('style')
})

function Probe() {
  useDomainLook()
  return <p>{useBrand().name}</p>
}

function show(client = createQueryClient()) {
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <BrandProvider>
          <Probe />
          <Footer />
          <ConfigFailureDialog />
        </BrandProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
}

it('shows the local brand at once, and the domain’s once it has loaded', async () => {
  replies.domain = null
  const waiting = await show()
  await expect.element(waiting.getByText('Lumen', { exact: true })).toBeVisible()
  await expect.element(waiting.getByRole('link', { name: /Terms of use/ })).toBeVisible()
  await waiting.unmount()

  replies.domain = ok({
    title: 'Lumen Berlin',
    footer: [
      { title: 'Imprint', url: 'https://l.example/imprint' },
      { title: 'Est. 2011', url: 'javascript:alert(1)' },
    ],
  })
  const screen = await show()
  await expect.element(screen.getByText('Lumen Berlin')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /Imprint/ }))
    .toHaveAttribute('href', 'https://l.example/imprint')
  await expect.element(screen.getByText('Est. 2011')).toBeVisible()
  expect(screen.container.querySelectorAll('footer a')).toHaveLength(1)
})

it('has no footer where the domain wants none', async () => {
  replies.domain = ok({ title: 'Bare', footer: [] })
  const screen = await show()
  await expect.element(screen.getByText('Bare')).toBeVisible()
  expect(screen.container.querySelector('footer')).toBeNull()
})

it('says over the local brand that the domain configuration did not load, and requests it again', async () => {
  replies.domain = new Response('', { status: 404 })
  const screen = await show()
  const dialog = screen.getByRole('alertdialog', { name: 'Error' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText('Failed to load the app configuration')).toBeVisible()
  await expect.element(screen.getByText('Lumen', { exact: true })).toBeInTheDocument()

  const again = dialog.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect.element(dialog).toBeVisible()
  expect(asked.filter((path) => path.endsWith('domain-config'))).toHaveLength(2)

  replies.domain = ok({ title: 'Lumen Berlin' })
  await again.click()
  await expect.element(screen.getByText('Lumen Berlin')).toBeVisible()
  expect(screen.container.querySelector('dialog')).toBeNull()
})

it('says nothing where a configuration is here, and only a newer one does not come', async () => {
  replies.domain = ok({ title: 'Lumen Berlin' })
  const client = createQueryClient()
  const screen = await show(client)
  await expect.element(screen.getByText('Lumen Berlin')).toBeVisible()
  replies.domain = new Response('', { status: 404 })
  await client.refetchQueries(siteConfigQueries.domain())
  expect(client.getQueryState(siteConfigQueries.domain().queryKey)?.status).toBe('error')
  expect(screen.container.querySelector('dialog')).toBeNull()
  await expect.element(screen.getByText('Lumen Berlin')).toBeVisible()
})

it('can be dismissed: the app continues with the local brand', async () => {
  replies.domain = new Response('', { status: 404 })
  const screen = await show()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  expect(screen.container.querySelector('dialog')).toBeNull()
})

it('applies readable colours over the brand’s, and reports the others', async () => {
  const report = vi.fn<ReportSink>()
  configureReports(report)
  replies.domain = ok({ title: 'Coloured', theme: { border: 'rebeccapurple', text: '#cccccc', primary: '#2f5d50' } })
  const screen = await show()
  await expect.element(screen.getByText('Coloured')).toBeVisible()
  await expect.poll(() => root.style.getPropertyValue('--border')).toBe('#663399')
  expect(root.style.getPropertyValue('--text')).toBe('')
  expect(report.mock.calls.map(([entry]) => entry.facts)).toEqual([
    { token: 'text', colour: '#cccccc', reason: 'text on bg, light: contrast 1.53, needs 4.5' },
    { token: 'accent', colour: '#2f5d50', reason: 'accent on bg, dark: contrast 2.47, needs 3' },
  ])
})
