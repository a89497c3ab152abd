import type { ComponentProps } from 'react'
import { PostForm } from '#app/office/form/office-form.tsx'

export function MoneyForm({ action, ...form }: ComponentProps<typeof PostForm>) {
  return <PostForm action={action} className="form money-form" noValidate {...form} />
}
