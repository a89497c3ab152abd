import type { RecordDetails } from '../port.ts'

/** Reads PayU's own fields of a payment (https://docs.payu.in/docs/webhook-events-and-sample-payloads). */
export function describeRecord(fields: Record<string, string>): RecordDetails {
  const charges = Number(fields.additional_charges ?? 0)
  return {
    bankReference: fields.bank_ref_num ?? '',
    method: fields.mode ?? '',
    reason: fields.unmappedstatus ?? '',
    message: fields.error_Message ?? '',
    chargedOnTopMinor: charges > 0 ? Math.round(charges * 100) : 0,
  }
}
