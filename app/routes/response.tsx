import { data } from 'react-router'
import { ConfirmingView } from '#app/features/payments/confirming-view.tsx'
import { FailureView } from '#app/features/payments/failure-view.tsx'
import { LookUpForm } from '#app/features/payments/look-up-form.tsx'
import { readResult } from '#app/features/payments/read-result.server.ts'
import { SuccessView } from '#app/features/payments/success-view.tsx'
import { pageMeta } from '#app/page.ts'
import type { RouteHandle } from '#app/root.tsx'
import { servicesContext } from '#app/services.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/response.ts'

const TITLES = {
  success: 'Transaction Successful!',
  failure: 'Transaction Failed!',
  confirming: 'Your payment is being confirmed',
  unknown: 'We do not know this transaction',
  none: 'Find your payment',
} as const

export const handle: RouteHandle = { startsAtOnce: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const txnid = new URL(request.url).searchParams.get('txnid')?.trim()
  const result = txnid ? await readResult(context.get(servicesContext), txnid) : undefined
  const title = TITLES[result?.outcome ?? (txnid ? 'unknown' : 'none')]
  const page = { title, description: 'The result of your payment.', style: 'response' }
  const status = txnid && !result ? 404 : 200
  return data({ page, txnid, result }, { status, headers: { 'Cache-Control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.page),
  { name: 'robots', content: 'noindex' },
]

export default function Response({ loaderData }: Route.ComponentProps) {
  const { page, txnid, result } = loaderData
  return (
    <>
      <PageHead heading={page.title} />
      <Section>
        {result?.outcome === 'success' && <SuccessView result={result} />}
        {result?.outcome === 'failure' && <FailureView result={result} />}
        {result?.outcome === 'confirming' && <ConfirmingView result={result} />}
        {!result && <LookUpForm txnid={txnid} />}
      </Section>
    </>
  )
}
