/** India's time zone: UTC+5:30, without daylight saving time. */
export const INDIA_ZONE = 'Asia/Kolkata'
export const INDIA_OFFSET = '+05:30'
export const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000
