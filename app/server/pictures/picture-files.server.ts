/** Where the files of pictures lie. A file is named {empresa_id}/{file}, and is there whole or not at all. */
export interface PictureFiles {
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>
  write(name: string, bytes: Buffer): Promise<void>
  /** Files that are not there do not matter. */
  remove(names: readonly string[]): Promise<void>
  /** All whose name begins so, in order of their names. */
  list(prefix: string): Promise<PictureFile[]>
}

export interface PictureFile {
  readonly name: string
  /** Its size. */
  readonly bytes: number
}
