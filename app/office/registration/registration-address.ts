import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

/** "/office/registrations/…", or one of its actions. */
export function registrationAddress(
  { registration: { id } }: Pick<RegistrationRecord, 'registration'>,
  action = '',
): string {
  return `/office/registrations/${id}${action ? `/${action}` : ''}`
}
