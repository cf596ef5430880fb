s213 = { $name } wordt nooit uit een ander spel overgenomen: gelezen alsof de tag ontbreekt
s213-label = hier hoort een eigen waarde
