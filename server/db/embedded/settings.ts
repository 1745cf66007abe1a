/** `durable` never loses a committed transaction; `throwaway` is for tests and may. */
export type Purpose = 'durable' | 'throwaway'

/** Small enough to stand beside a shop on a small machine; given at every start, so that the code is the truth. */
export function postgresSettings(port: number, purpose: Purpose): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 70,
    // Memory is taken as pages are read: a shop of some hundred products fills a tenth of it, one of 100,000 all.
    shared_buffers: '128MB',
    work_mem: '8MB',
    maintenance_work_mem: '32MB',
    effective_cache_size: '256MB',
    huge_pages: 'off',
    jit: 'off',
    // Readers of the whole table are few here; extra processes would cost more memory than they save time.
    io_method: 'sync',
    max_worker_processes: 0,
    max_parallel_workers: 0,
    max_parallel_workers_per_gather: 0,
    max_logical_replication_workers: 0,
    autovacuum_max_workers: 1,
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_checkpoints: 'off',
    // The longer forms quote the values of a refused row, and those are customers' data.
    log_error_verbosity: 'terse',
    ...(purpose === 'throwaway' && {
      max_connections: 200,
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      autovacuum: 'off',
    }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
