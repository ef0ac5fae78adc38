ALTER TABLE "ajustes_pedido" DROP CONSTRAINT "ajustes_pedido_tipo";--> statement-breakpoint
ALTER TABLE "pedidos" DROP CONSTRAINT "pedidos_soma";--> statement-breakpoint
ALTER TABLE "pedidos" DROP CONSTRAINT "pedidos_ajustes";--> statement-breakpoint
ALTER TABLE "formas_pagamento" ADD COLUMN "ajuste_tipo" text;--> statement-breakpoint
ALTER TABLE "formas_pagamento" ADD COLUMN "ajuste_em" text;--> statement-breakpoint
ALTER TABLE "formas_pagamento" ADD COLUMN "ajuste" numeric(10,2);--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "ajuste_pagamento" numeric(10,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "formas_pagamento" ADD CONSTRAINT "formas_pagamento_ajuste" CHECK (num_nulls("formas_pagamento"."ajuste_tipo", "formas_pagamento"."ajuste_em", "formas_pagamento"."ajuste") in (0, 3) and "formas_pagamento"."ajuste_tipo" in ('desconto', 'acrescimo') and "formas_pagamento"."ajuste_em" in ('percentual', 'valor'));--> statement-breakpoint
ALTER TABLE "formas_pagamento" ADD CONSTRAINT "formas_pagamento_quanto" CHECK ("formas_pagamento"."ajuste" > 0 and "formas_pagamento"."ajuste" between 0 and 20000 and ("formas_pagamento"."ajuste_em" <> 'percentual' or "formas_pagamento"."ajuste" < 100));--> statement-breakpoint
ALTER TABLE "ajustes_pedido" ADD CONSTRAINT "ajustes_pedido_tipo" CHECK (("ajustes_pedido"."tipo", "ajustes_pedido"."alvo") in (('desconto', 'itens'), ('desconto', 'frete'), ('taxa', 'servico'), ('desconto', 'pagamento'), ('taxa', 'acrescimo')));--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_soma" CHECK ("pedidos"."total_com_frete" = "pedidos"."total" - "pedidos"."desconto_itens" + "pedidos"."frete" - "pedidos"."desconto_frete" + "pedidos"."taxa_servico" + "pedidos"."ajuste_pagamento");--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_ajustes" CHECK ("pedidos"."desconto_itens" between 0 and "pedidos"."total" and "pedidos"."desconto_frete" between 0 and "pedidos"."frete" and "pedidos"."taxa_servico" >= 0 and "pedidos"."total_com_frete" >= 0);