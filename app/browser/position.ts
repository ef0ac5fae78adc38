/** Degrees, and within how many metres they are right. */
export interface DevicePosition {
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number
}

const PATIENCE_MS = 15_000

/** Where this device is; null when the person, or the device, does not say it. The browser asks the person. */
export function readPosition(): Promise<DevicePosition | null> {
  return new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    )
  })
}
