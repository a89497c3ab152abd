import type { ResidentialType } from '#domain/registration/price.ts'

export const en = {
  Residential: 'Residential',
  'Non Residential': 'Non Residential',
} satisfies Record<ResidentialType, string>
