// The launchers are plain JavaScript, so that any Node can run them before Node 24 is there.
declare module '*/bootstrap/build.mjs' {
  export function ensureBuilt(): Promise<boolean>
}

declare module '*/bootstrap/chromium.mjs' {
  export function ensureChromium(): Promise<string | undefined>
}

declare module '*/bootstrap/fonts.mjs' {
  export function ensureFonts(): Promise<void>
}

declare module '*/bootstrap/root.mjs' {
  export const root: string
}
