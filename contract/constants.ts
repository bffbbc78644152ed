/** Numbers the product promises. Both sides read them here. */
export const pageSizeDefault = 20
export const pageSizeMost = 100
/** Beyond this many rows a list is read by cursor, because skipping rows costs what reading costs. */
export const rowsBySkippingMost = 10_000

export const frontTimeoutMs = 60_000
export const callTimeoutMs = 180_000
export const pagePendingMs = 200
export const pageTimeoutMs = 60_000
export const chunkTimeoutMs = 120_000
export const repeatNavigationMs = 200
export const toastMs = 1_500
export const modalButtonCharacters = 4

/** Every date people see is reckoned here, whatever zone a device or server is in. */
export const timezoneHours = 8

export const mainColour = '#ff4444'
export const secondaryColour = '#555555'
