export interface Health {
  status: string;
  version: string;
}

export async function askHealth(ask: typeof fetch = fetch): Promise<Health | null> {
  try {
    const answer = await ask('/health');
    return answer.ok ? ((await answer.json()) as Health) : null;
  } catch {
    return null;
  }
}
