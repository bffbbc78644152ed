declare module '*/bootstrap/build.mjs' {
  export function ensureBuilt(): Promise<boolean>
}

declare module '*/bootstrap/chromium.mjs' {
  export function ensureChromium(): Promise<string | undefined>
}
