/** Stands for the whole office when its words or its frame cannot be shown, so in both languages at once. */
export function OfficeFailed() {
  return (
    <main className="office-alone">
      <div role="alert">
        <p lang="th">เปิดหลังร้านไม่สำเร็จ กรุณาโหลดหน้านี้ใหม่</p>
        <p lang="en">The office could not be opened. Please reload this page.</p>
      </div>
      <button type="button" onClick={() => window.location.reload()}>
        <span lang="th">โหลดใหม่</span> / <span lang="en">Reload</span>
      </button>
    </main>
  )
}
